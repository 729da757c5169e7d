// What a visitor chose, remembered by the browser.
import { COLOURS, NO_COLOUR } from './look/colours.svelte';
import { PACES, type Tempo } from './pace/motion';
import { as_meant } from './remembered';
import { first_language, is_language, type Language } from './text/languages';

export type Theme = 'light' | 'dark';

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
  language: first_language(navigator.languages ?? []),
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

// A link may name the language, "/?language=fr#/help": it is remembered like one chosen here, and the address goes on without it.
function linked_language(): Partial<Settings> {
  const address = new URL(location.href);
  const language = address.searchParams.get('language') ?? '';
  if (!is_language(language)) return {};
  address.searchParams.delete('language');
  history.replaceState(history.state, '', address);
  return { language };
}

export const settings: Settings = $state({
  ...as_meant(stored(), FIRST, {
    name: (name) => !/\p{Cc}/u.test(name), // the server would refuse it
    token: (token) => /^[\w-]{22}$/.test(token),
    language: is_language,
    pace: (pace) => PACES.includes(pace),
    theme: (theme) => theme === 'light' || theme === 'dark',
    colour: (colour) => Number.isInteger(colour) && colour >= NO_COLOUR && colour < COLOURS,
    opponents: (opponents) => Number.isInteger(opponents) && opponents >= 1 && opponents < COLOURS,
    level: (level) => /^[\w-]{1,32}$/.test(level),
  }),
  ...linked_language(),
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
