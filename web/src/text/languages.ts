// The languages of the page, as they call themselves; each has a folder of its name here.
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pt: 'Português',
  ca: 'Català',
  it: 'Italiano',
  pl: 'Polski',
  cs: 'Čeština',
};
export type Language = keyof typeof LANGUAGES;

export const is_language = (word: string): word is Language => Object.hasOwn(LANGUAGES, word);

// The first of the wishes ("pt-BR") that can be met.
export function first_language(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.split('-')[0]!.toLowerCase()).find(is_language) ?? 'en';
}
