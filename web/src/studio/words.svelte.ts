// The words of the studio in the visitor's language, loaded with it.
import type { studio } from '../text/en/studio';
import type { Text } from '../text/forms';
import type { Language } from '../text/languages';
import { LateWords } from '../text/late.svelte';
import type { Given } from './model/names';

export type Word = keyof typeof studio;

export const words = new LateWords<Word>(import.meta.glob<Record<Word, Text>>('../text/*/studio.ts', { import: 'studio' }), 'studio');

export const load_words = (language: Language): Promise<void> => words.load(language);
export const is_word = (key: string): key is Word => words.has(key);
export const s = (key: Word, values: Record<string, string | number> = {}): string => words.say(key, values);

// What things are called at first.
export const given = (): Given => ({
  town: s('given_town'), city: s('given_city'), wave: s('given_wave'), island: s('given_island'), ferry: s('given_ferry'), border: s('given_border'), isle: s('given_isle'),
});
