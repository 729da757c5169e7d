// Which puzzles somebody wants to see, remembered by the browser.
import { own } from '../look/base';
import { as_meant } from '../remembered';
import { DIFFICULTIES, THEMES, type Difficulty, type Theme } from './file';

export interface Wish {
  theme: Theme | 'all';
  difficulty: `${Difficulty}` | 'all';
  fresh: boolean; // only those that were not met yet
}

const PLACE = own('mappamundi-puzzle-wish');
const FIRST: Wish = { theme: 'all', difficulty: 'all', fresh: false };
const themes: string[] = ['all', ...THEMES];
const difficulties: string[] = ['all', ...DIFFICULTIES.map(String)];

export function remembered_wish(wish?: Wish): Wish {
  try {
    if (wish) localStorage.setItem(PLACE, JSON.stringify(wish));
    return as_meant(localStorage.getItem(PLACE), FIRST, { theme: (theme) => themes.includes(theme), difficulty: (each) => difficulties.includes(each) });
  } catch {
    return { ...FIRST, ...wish }; // storage forbidden
  }
}
