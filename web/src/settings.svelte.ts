// What a visitor chose, remembered by the browser.
import type { Tempo } from './pace/motion';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'de' | 'es';
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };

interface Settings {
  name: string;
  token: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  projected: boolean;
  pace: Tempo; // of others' actions
}

const PLACE = 'mappamundi';

function first_language(): Language {
  for (const wish of navigator.languages ?? []) {
    const short = wish.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // storage forbidden or spoiled: begin anew
  }
}

export const settings: Settings = $state({
  name: '',
  token: '',
  language: first_language(),
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  sound: matchMedia('(pointer: fine)').matches,
  projected: true,
  pace: navigator.webdriver ? 'at_once' : 'calm', // a program that drives the page waits for nothing
  ...stored(),
});

// Call in an effect: stores every change, and tells the document what its styles go by.
export function keep_settings(): void {
  const text = JSON.stringify(settings);
  document.documentElement.dataset['theme'] = settings.theme;
  document.documentElement.lang = settings.language;
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // it holds for this visit only
  }
}
