// The words of the page in the visitor's language: only these are loaded.
import { settings } from '../settings.svelte';
import { form_for, type Key, type Texts } from './forms';
import type { Language } from './languages';

export type { Key };

const FILES = import.meta.glob<Record<string, Texts>>('./*/index.ts'); // each names what it has after its language

let spoken: { language: Language; texts: Texts } = $state.raw({ language: 'en', texts: {} as Texts });

// Call before anything is shown, and whenever another language is chosen: until its words are here those before stay.
export async function load_texts(language: Language): Promise<void> {
  const { [language]: texts } = await FILES[`./${language}/index.ts`]!();
  if (language === settings.language) spoken = { language, texts: texts! };
}

type Values = Record<string, string | number>;

// "{n}" stands for a value; where there are several forms, `n` decides.
export function t(key: Key, values: Values = {}): string {
  const { language, texts } = spoken;
  const text = form_for(texts[key], language, Number(values['n'] ?? 0));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
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
