// What a text is: where a number decides, the forms that its language has, three in Polish and one for fractions.
import type { en } from './en';

export type Key = keyof typeof en;
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Texts = Record<Key, Text>;

export function form_for(text: Text, language: string, n: number): string {
  return typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(n)] ?? text.other);
}
