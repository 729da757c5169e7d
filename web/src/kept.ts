// A game of this browser, as it is remembered.
import type { Summary } from './protocol/types';

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

const STATES: unknown[] = ['open', 'playing', 'over'] satisfies Kept['state'][];
const all = (list: unknown, ...kinds: string[]) => Array.isArray(list) && list.every((each) => kinds.includes(each === null ? 'null' : typeof each));

// One that lacks something is none.
export function is_kept(game: Partial<Kept> | null): game is Kept {
  return (
    !!game && all([game.id, game.words, game.invite, game.map], 'string') && all(game.names, 'string', 'null') && all(game.mine, 'number') && all(game.scores, 'number') &&
    STATES.includes(game.state) && typeof game.your_move === 'boolean' && typeof game.time === 'number'
  );
}

export const seat_names = (seats: Pick<Summary['seats'][number], 'kind' | 'name'>[]): Kept['names'] => seats.map(({ kind, name }) => name ?? (kind === 'computer' ? null : ''));

// As the server tells it now; null: a table that was closed is nothing to come back to.
export function brought_up(game: Kept, told: Summary | null): Kept | null {
  if (!told) return game; // the server does not say
  if (told.state === 'closed') return null;
  const { decider, seats } = told;
  return {
    ...game,
    names: seat_names(seats),
    colours: seats.map(({ colour }) => colour),
    scores: told.scores ?? [],
    state: told.state,
    your_move: decider !== undefined && game.mine.includes(decider) && seats[decider]?.kind === 'person',
    time: told.changed,
  };
}
