// All fields at once: whether they are shown, and what is said of them.
import { t } from '../text/text.svelte';
import type { Feature, View } from '../protocol/types';
import { worth } from './worth';

export class Fields {
  shown = $state(false);

  constructor(private view: () => View | null) {}

  // Whether fields count in this game.
  get played(): boolean {
    return this.view()?.setup.fields !== false;
  }

  toggle(): void {
    this.shown = !this.shown;
  }

  // G shows and hides them, Esc hides them. True: the key meant something here.
  press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey || !this.played) return false;
    if (key.toLowerCase() !== 'g' && !(key === 'Escape' && this.shown)) return false;
    this.toggle();
    return true;
  }
}

export interface Field {
  owners: number[];
  points: number; // what it would bring now
  places: Feature['places'];
}

export function fields_of(features: Feature[]): Field[] {
  return features.filter(({ kind }) => kind === 'field').map(({ owners, places, now }) => ({ owners, places, points: worth('field', now.parts, false) }));
}

// "Ada: 2 fields, 9 points. 5 fields are nobody’s."
export function fields_words(fields: Field[], names: (seat: number) => string): string {
  const seats = [...new Set(fields.flatMap(({ owners }) => owners))].sort();
  const owned = seats.map((seat) => {
    const own = fields.filter(({ owners }) => owners.includes(seat));
    return t('fields_of', { n: own.length, name: names(seat), points: t('points', { n: own.reduce((sum, { points }) => sum + points, 0) }) });
  });
  const free = fields.filter(({ owners }) => !owners.length).length;
  return [...owned, ...(free ? [t('fields_free', { n: free })] : [])].join(' ');
}
