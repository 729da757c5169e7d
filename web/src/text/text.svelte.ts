// The words of the page in the visitor's language.
import { settings, type Language } from '../settings.svelte';
import { de } from './de';
import { en } from './en';
import { es } from './es';

export type Key = keyof typeof en;
type Text = string | { one: string; other: string };
const TEXTS: Record<Language, Record<Key, Text>> = { en, de, es };

type Values = Record<string, string | number>;

// "{n}" stands for a value; where there is a singular and a plural, `n` decides.
export function t(key: Key, values: Values = {}): string {
  const text = TEXTS[settings.language][key];
  const n = Number(values['n'] ?? 0);
  const plain =
    typeof text === 'string'
      ? text
      : new Intl.PluralRules(settings.language).select(n) === 'one'
        ? text.one
        : text.other;
  return plain.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number(value) : value;
  });
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(words);
}
