// The games of this browser: those to go on with, and those that are over.
import type { Table } from './protocol/table.svelte';

export interface Kept {
  id: string;
  words: string; // of its address: an invitation, a seat's key
  invite: string; // told to those who are seated; a replay needs it
  map: string; // "" is the free table
  names: (string | null)[]; // null: a computer player; "": a free seat
  mine: number[];
  colours?: number[]; // of the seats
  scores: number[];
  state: 'open' | 'playing' | 'over';
  your_move: boolean;
  time: number;
}

const PLACE = 'mappamundi-games';
const MOST = 40;

const STATES: unknown[] = ['open', 'playing', 'over'] satisfies Kept['state'][];
const all = (list: unknown, ...kinds: string[]) => Array.isArray(list) && list.every((each) => kinds.includes(each === null ? 'null' : typeof each));

// One that lacks something is none.
function is_kept(game: Partial<Kept> | null): game is Kept {
  return (
    !!game && all([game.id, game.words, game.invite, game.map], 'string') && all(game.names, 'string', 'null') && all(game.mine, 'number') && all(game.scores, 'number') &&
    STATES.includes(game.state) && typeof game.your_move === 'boolean' && typeof game.time === 'number'
  );
}

function stored(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter(is_kept) : [];
  } catch {
    return []; // storage forbidden or spoiled
  }
}

let games: Kept[] = $state.raw(stored());

export const my_games = {
  get all(): Kept[] {
    return games;
  },
};

function store(list: Kept[]): void {
  const kept = list.slice(0, MOST);
  games = kept; // never read here: whoever keeps a game in an effect would be woken by it
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // it holds for this visit only
  }
}

// Another window may have kept others meanwhile: it is read anew.
export function forget_game(id: string): void {
  store(stored().filter((game) => game.id !== id));
}

// Call in an effect: what is known of the table now, if one sits at it. A table that was closed is nothing to come back to.
export function keep_game(table: Table, words: string): void {
  const { info, you, view } = table;
  if (!info || !you.seats.length) return;
  const others = stored().filter((game) => game.id !== info.id);
  if (info.state === 'closed') return store(others);
  const kept: Kept = {
    id: info.id,
    words,
    invite: info.invite ?? '',
    map: info.setup.map ?? '',
    names: info.seats.map(({ kind, name }) => name ?? (kind === 'computer' ? null : '')),
    mine: you.seats,
    colours: info.seats.map(({ colour }) => colour),
    scores: view?.players.map(({ score }) => score) ?? [],
    state: info.state,
    your_move: table.deciding !== null,
    time: Date.now(),
  };
  store([kept, ...others]);
}
