// The games of this browser: those to go on with, and those that are over.
import { brought_up, is_kept, seat_names, type Kept } from './kept';
import { own } from './look/base';
import { end_of, is_local } from './protocol/ends';
import { Hall } from './protocol/hall.svelte';
import type { Table } from './protocol/table.svelte';

export type { Kept };

const PLACE = own('mappamundi-games');
const MOST = 40;

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
    names: seat_names(info.seats),
    mine: you.seats,
    colours: info.seats.map(({ colour }) => colour),
    scores: view?.players.map(({ score }) => score) ?? [],
    state: info.state,
    your_move: table.deciding !== null,
    time: Date.now(),
  };
  store([kept, ...others]);
}

const unfinished = () => stored().filter(({ state }) => state !== 'over');

// The games of one end stand as it tells.
async function ask_games(hall: Hall, asked: Kept[]): Promise<void> {
  const { games: told } = await hall.ask('games', { tables: asked.map(({ id, invite }) => ({ table: id, ...(invite && { invite }) })) });
  const now = (game: Kept) => brought_up(game, told[asked.findIndex(({ id }) => id === game.id)] ?? null);
  store(stored().map(now).filter((game) => game !== null));
}

// Call in an effect: asks at first and whenever the page is looked at again.
export function keep_games_true(): () => void {
  const halls = new Map<boolean, Hall>(); // of ends that are being asked
  const again = new Set<boolean>(); // of those, where the answer may be too old: somebody has looked meanwhile
  const ask = async (here: boolean): Promise<void> => {
    const asked = unfinished().filter(({ id }) => is_local(id) === here);
    if (!asked[0]) return;
    if (halls.has(here)) return void again.add(here);
    const hall = new Hall(end_of(asked[0].id));
    halls.set(here, hall);
    await ask_games(hall, asked).catch(() => {}); // they stand as they were
    hall.close();
    halls.delete(here);
    if (again.delete(here)) await ask(here);
  };
  const look = () => {
    if (document.visibilityState === 'visible') for (const here of [true, false]) void ask(here);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    again.clear();
    for (const hall of halls.values()) hall.close();
  };
}
