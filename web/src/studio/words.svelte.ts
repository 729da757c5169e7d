// The words of the studio in the visitor's language, loaded with it.
import { settings } from '../settings.svelte';
import type { studio } from '../text/en/studio';
import { form_for, type Text } from '../text/forms';
import type { Language } from '../text/languages';
import { number } from '../text/text.svelte';
import type { Given } from './model/names';

export type Word = keyof typeof studio;

const FILES = import.meta.glob<Record<Word, Text>>('../text/*/studio.ts', { import: 'studio' });
let spoken: { language: Language; texts: Record<Word, Text> } | null = $state.raw(null);

export const words = {
  get there(): boolean {
    return spoken !== null;
  },
};

// Call in an effect; until the words are here those before stay.
export async function load_words(language: Language): Promise<void> {
  const texts = await FILES[`../text/${language}/studio.ts`]!();
  if (language === settings.language) spoken = { language, texts };
}

export const is_word = (key: string): key is Word => spoken !== null && Object.hasOwn(spoken.texts, key);

export function s(key: Word, values: Record<string, string | number> = {}): string {
  if (!spoken) return '';
  const text = form_for(spoken.texts[key], spoken.language, Number(values['n'] ?? 0));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
  });
}

// What things are called at first.
export const given = (): Given => ({
  town: s('given_town'), city: s('given_city'), wave: s('given_wave'), island: s('given_island'), ferry: s('given_ferry'), border: s('given_border'), isle: s('given_isle'),
});
