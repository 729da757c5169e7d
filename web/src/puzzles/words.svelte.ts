// The words of the puzzles, loaded with their page.
import type { puzzles } from '../text/en/puzzles';
import type { Text } from '../text/forms';
import { LateWords } from '../text/late.svelte';

export type Word = keyof typeof puzzles;

export const words = new LateWords<Word>(import.meta.glob<Record<Word, Text>>('../text/*/puzzles.ts', { import: 'puzzles' }), 'puzzles');

export const p = (key: Word, values: Record<string, string | number> = {}): string => words.say(key, values);
