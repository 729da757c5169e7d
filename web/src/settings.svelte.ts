// What a visitor chose, remembered by the browser.
import { COLOURS, NO_COLOUR } from './look/colours.svelte';
import { PACES, type Tempo } from './pace/motion';
import { as_meant } from './remembered';

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
  asked: boolean; // for a name: nobody is asked twice
  colour: number; // wished for at every table; NO_COLOUR: the seat's own
  opponents: number; // of a game begun with one click,
  level: string; // and how strong they are
  notices: boolean; // of the browser, when one looks elsewhere
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

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage forbidden
  }
}

const FIRST: Settings = {
  name: '',
  token: '',
  language: first_language(),
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  sound: matchMedia('(pointer: fine)').matches,
  projected: true,
  asked: false,
  colour: NO_COLOUR,
  opponents: 1,
  level: 'medium',
  notices: false,
  pace: 'calm',
};

export const settings: Settings = $state(
  as_meant(stored(), FIRST, {
    name: (name) => !/\p{Cc}/u.test(name), // the server would refuse it
    token: (token) => /^[\w-]{22}$/.test(token),
    language: (language) => Object.hasOwn(LANGUAGES, language),
    pace: (pace) => PACES.includes(pace),
    theme: (theme) => theme === 'light' || theme === 'dark',
    colour: (colour) => Number.isInteger(colour) && colour >= NO_COLOUR && colour < COLOURS,
    opponents: (opponents) => Number.isInteger(opponents) && opponents >= 1 && opponents < COLOURS,
    level: (level) => /^[\w-]{1,32}$/.test(level),
  }),
);

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
