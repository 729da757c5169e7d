// The words of the page in the visitor's language: only these are loaded.
import { settings, type Language } from '../settings.svelte';
import type { en } from './en';

export type Key = keyof typeof en;
type Text = string | { one: string; other: string };
type Texts = Record<Key, Text>;
const LOAD: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en').then(({ en: texts }) => texts),
  de: () => import('./de').then(({ de: texts }) => texts),
  es: () => import('./es').then(({ es: texts }) => texts),
};

let spoken: { language: Language; texts: Texts } = $state.raw({ language: 'en', texts: {} as Texts });

// Call before anything is shown, and whenever another language is chosen: until its words are here those before stay.
export async function load_texts(language: Language): Promise<void> {
  const texts = await LOAD[language]();
  if (language === settings.language) spoken = { language, texts };
}

type Values = Record<string, string | number>;

// "{n}" stands for a value; where there is a singular and a plural, `n` decides.
export function t(key: Key, values: Values = {}): string {
  const { language, texts } = spoken;
  const text = texts[key];
  const n = Number(values['n'] ?? 0);
  const plain =
    typeof text === 'string'
      ? text
      : new Intl.PluralRules(language).select(n) === 'one'
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
