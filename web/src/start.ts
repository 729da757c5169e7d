// Making a table, and beginning its game at once if nobody else is to come.
import { my_games } from './games.svelte';
import { NO_COLOUR } from './look/colours.svelte';
import { local, offered } from './local/end';
import { is_made } from './mymaps/made';
import { known_map, offer_of } from './mymaps/meet';
import { is_local } from './protocol/ends';
import { Hall, with_hall } from './protocol/hall.svelte';
import { hello_name } from './protocol/name';
import { go } from './route.svelte';
import type { CarryingWish, Hello, Joined, OnwardWish, SeatWish, TableWish } from './protocol/types';
import { server } from './protocol/server_end';
import { moment_path } from './replay/path';
import { settings } from './settings.svelte';
import { first_choice, is_shared, rules_of, usual_level, wish_of, with_levels, type Choice } from './setup/choice';
import { remembered } from './setup/memory';
import { with_expansions } from './setup/mix';

// The colour that the visitor wishes for.
export const wished_colour = (): { colour?: number } => (settings.colour === NO_COLOUR ? {} : { colour: settings.colour });

// A map as the sheets play it, with the expansions that were chosen last; without a map the classic game.
export function quick_choice(map: string): Choice {
  const { opponents, level } = settings;
  const players: Choice['players'] = [{ kind: 'here', name: '' }, ...Array.from({ length: opponents }, () => ({ kind: 'computer' as const, level }))];
  return map ? { ...first_choice(), map, players, rules: rules_of(remembered()) } : { ...first_choice(), map, players, chips: false, postman: false };
}

// A game against the computer, with one click.
export async function play_now(map: string): Promise<void> {
  await with_hall(await hall_for(quick_choice(map)), async (hall) => {
    const { levels } = await hall.ready;
    const choice = with_levels(quick_choice(map), levels);
    const { table } = await create(hall, wish_of(choice.rules.length ? with_expansions(choice, await (is_made(map) ? offer_of(map) : hall.ask('map', { id: map }))) : choice));
    await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// A table as it was chosen: everybody at this device sits down, under their own names.
export async function play_choice(wished: Choice): Promise<void> {
  await with_hall(await hall_for(wished), async (hall) => {
    const choice = with_levels(wished, (await hall.ready).levels);
    const { table, you } = await create(hall, wish_of(choice));
    const here = choice.players.flatMap((player, seat) => (player.kind === 'here' ? [{ seat, name: player.name }] : []));
    for (const { seat, name } of here.slice(1)) {
      await hall.ask('hello', { name: hello_name(name) });
      await hall.ask('sit', { seat });
    }
    await hall.ask('hello', { name: hello_name(settings.name) });
    if (here[0]) await take_seat(hall, you, here[0].seat, here.map(({ seat }) => seat));
    if (!choice.players.some(({ kind }) => kind === 'friend')) await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// A game goes on after so many of its actions, or after all: the visitor plays the seat that is theirs, computer players the others.
export async function play_on(game: string, upto: number | null, players: string[], seat: number): Promise<void> {
  await with_hall(await own_hall(), async (hall) => {
    const { levels } = await hall.ready;
    const level = (name: string) => [name, settings.level].find((each) => levels.includes(each)) ?? usual_level(levels);
    const seats = players.map((name, i): SeatWish => (i === seat ? { kind: 'person' } : { kind: 'computer', level: level(name) }));
    const { table } = await create(hall, { game, ...(upto !== null && { upto }), seats });
    await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// The same at the server, where friends are to take the other seats; null: after all of its actions.
export async function play_on_with_friends(game: string, upto: number | null, players: string[], seat: number): Promise<void> {
  await with_hall(new Hall(), async (hall) => {
    const { table, you } = await create(hall, { game, ...(upto !== null && { upto }), seats: players.map((): SeatWish => ({ kind: 'person' })) });
    await take_seat(hall, you, seat);
    go(`/table/${table.id}`);
  });
}

// The replay of a game from a file, at its end.
export async function open_game(game: string): Promise<void> {
  await with_hall(await own_hall(), async (hall) => {
    const { table, number } = await hall.ask('open', { game });
    go(moment_path(table.id, table.invite ?? '', number));
  });
}

// Whoever makes a table has a seat already, which may be another's.
async function take_seat(hall: Hall, you: Joined['you'], seat: number, own = [seat]): Promise<void> {
  if (you.seats.includes(seat)) return;
  await hall.ask('sit', { seat, ...wished_colour() });
  for (const other of you.seats) if (!own.includes(other)) await hall.ask('stand', { seat: other });
}

async function create(hall: Hall, wish: TableWish | OnwardWish): Promise<Joined> {
  settings.asked = true; // whoever begins without a name wants none
  const joined = await hall.ask('create', { ...(await with_map(wish)), ...wished_colour() });
  if (is_local(joined.table.id) && !my_games.all.some(({ id }) => is_local(id))) ask_for_room();
  return joined;
}

// A map that somebody made goes along: the end may never have seen it.
async function with_map(wish: TableWish | OnwardWish): Promise<TableWish | CarryingWish | OnwardWish> {
  if (!('setup' in wish) || !wish.setup.map || !is_made(wish.setup.map)) return wish;
  const known = await known_map(wish.setup.map);
  return known ? { ...wish, setup: { ...wish.setup, map: JSON.parse(known.text) as object } } : wish;
}

// Else a browser that lacks room may clear what is stored here. Some ask the visitor: it is done with the first game only.
function ask_for_room(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

// A game to which nobody else comes is this device's, if it can be: it begins at once, and needs nobody.
const own_hall = async (): Promise<Hall> => new Hall((await offered()) ? local : server);

const offers = ({ maps, sets }: Hello, { map, tiles }: Choice): boolean => (!map || is_made(map) || maps.includes(map)) && Object.keys(tiles ?? {}).every((set) => sets.includes(set));

async function hall_for(choice: Choice): Promise<Hall> {
  if (is_shared(choice)) return new Hall();
  const hall = await own_hall();
  if (offers(await hall.ready, choice)) return hall;
  hall.close();
  return new Hall(); // a map or tiles of the host's own
}
