// Where a fault is shown, and in which words.
import { settings } from '../settings.svelte';
import { side_middle, type Name, type Sheet, type Spot } from './model/file';
import type { Fault } from './model/mend';
import { read_name } from './model/names';
import { is_word, s } from './words.svelte';

export function fault_spot({ at, side }: Fault): Spot {
  if (!at) return [0, 0];
  return side ? side_middle({ at, side }) : [at[0] + 0.5, at[1] + 0.5];
}

// Whatever the program says that the page has no words for is told as it says it.
export function fault_text({ key, text, values = {} }: Fault): string {
  const word = `fault_${key}`;
  return is_word(word) ? s(word, values) : text;
}

// "Nancy", if it is about something that has a name.
export function fault_place(sheet: Sheet, { list, entry }: Fault): string {
  const things = list ? (sheet as unknown as Record<string, { id?: string; name?: Name; to?: Name }[] | undefined>)[list] : undefined;
  const thing = things?.[entry ?? -1];
  return thing ? read_name(thing.name ?? thing.to ?? thing.id, settings.language) : '';
}
