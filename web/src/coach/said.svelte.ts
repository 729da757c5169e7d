// What the coach says, in the visitor's language: loaded by whoever needs it first.
import { settings } from '../settings.svelte';
import type { coaching } from '../text/en/coaching';
import type { Text } from '../text/forms';
import { LateWords } from '../text/late.svelte';

export type Word = keyof typeof coaching;

const words = new LateWords<Word>(import.meta.glob<Record<Word, Text>>('../text/*/coaching.ts', { import: 'coaching' }), 'coaching');
$effect.root(() => {
  $effect(() => void words.load(settings.language));
});

export const c = (key: Word, values: Record<string, string | number> = {}): string => words.say(key, values);
export const is_word = (key: string): key is Word => words.has(key);
