// Making a table, and beginning its game at once if nobody else is to come.
import { NO_COLOUR } from './look/colours.svelte';
import { Hall } from './protocol/hall.svelte';
import { hello_name } from './protocol/name';
import { go } from './route.svelte';
import type { Joined, OnwardWish, SeatWish, TableWish } from './protocol/types';
import { moment_path } from './replay/path';
import { settings } from './settings.svelte';
import { first_choice, rules_of, usual_level, wish_of, with_levels, type Choice } from './setup/choice';
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
  await with_hall(async (hall) => {
    const { levels } = await hall.ready;
    const choice = with_levels(quick_choice(map), levels);
    const { table } = await create(hall, wish_of(choice.rules.length ? with_expansions(choice, await hall.ask('map', { id: map })) : choice));
    await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// A table as it was chosen: everybody at this device sits down, under their own names.
export async function play_choice(choice: Choice): Promise<void> {
  await with_hall(async (hall) => {
    const { table, you } = await create(hall, wish_of(choice));
    const here = choice.players.flatMap((player, seat) => (player.kind === 'here' ? [{ seat, name: player.name }] : []));
    for (const { seat, name } of here.slice(1)) {
      await hall.ask('hello', { name: hello_name(name) });
      await hall.ask('sit', { seat });
    }
    await hall.ask('hello', { name: hello_name(settings.name) });
    const [mine] = here;
    if (mine && !you.seats.includes(mine.seat)) {
      await hall.ask('sit', { seat: mine.seat, ...wished_colour() });
      for (const seat of you.seats) if (!here.some((each) => each.seat === seat)) await hall.ask('stand', { seat });
    }
    if (!choice.players.some(({ kind }) => kind === 'friend')) await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// A game goes on after so many of its actions: the visitor plays the seat that is theirs, computer players the others.
export async function play_on(game: string, upto: number, players: string[], seat: number): Promise<void> {
  await with_hall(async (hall) => {
    const { levels } = await hall.ready;
    const level = (name: string) => [name, settings.level].find((each) => levels.includes(each)) ?? usual_level(levels);
    const seats = players.map((name, i): SeatWish => (i === seat ? { kind: 'person' } : { kind: 'computer', level: level(name) }));
    const { table } = await create(hall, { game, upto, seats });
    await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// The replay of a game from a file, at its end.
export async function open_game(game: string): Promise<void> {
  await with_hall(async (hall) => {
    const { table, number } = await hall.ask('open', { game });
    go(moment_path(table.id, table.invite ?? '', number));
  });
}

function create(hall: Hall, wish: TableWish | OnwardWish): Promise<Joined> {
  settings.asked = true; // whoever begins without a name wants none
  return hall.ask('create', { ...wish, ...wished_colour() });
}

async function with_hall(work: (hall: Hall) => Promise<void>): Promise<void> {
  const hall = new Hall();
  try {
    await work(hall);
  } finally {
    hall.close();
  }
}
