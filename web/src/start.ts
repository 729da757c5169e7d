// Making a table, and beginning its game at once if nobody else is to come.
import { Hall } from './protocol/hall.svelte';
import { hello_name } from './protocol/name';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { first_choice, rules_of, wish_of, with_levels, type Choice } from './setup/choice';
import { remembered } from './setup/memory';
import { with_expansions } from './setup/mix';

// A map as the sheets play it, with the expansions that were chosen last.
export function quick_choice(map: string): Choice {
  return { ...first_choice(), map, rules: rules_of(remembered()) };
}

// A game against the computer, with one click.
export async function play_now(map: string): Promise<void> {
  await with_hall(async (hall) => {
    const { levels } = await hall.ready;
    const choice = with_levels(quick_choice(map), levels);
    const { table } = await hall.ask('create', wish_of(choice.rules.length ? with_expansions(choice, await hall.ask('map', { id: map })) : choice));
    await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

// A table as it was chosen: everybody at this device sits down, under their own names.
export async function play_choice(choice: Choice): Promise<void> {
  await with_hall(async (hall) => {
    const { table, you } = await hall.ask('create', wish_of(choice));
    const here = choice.players.flatMap((player, seat) => (player.kind === 'here' ? [{ seat, name: player.name }] : []));
    for (const { seat, name } of here.slice(1)) {
      await hall.ask('hello', { name: hello_name(name) });
      await hall.ask('sit', { seat });
    }
    await hall.ask('hello', { name: hello_name(settings.name) });
    const [mine] = here;
    if (mine && !you.seats.includes(mine.seat)) {
      await hall.ask('sit', { seat: mine.seat });
      for (const seat of you.seats) if (!here.some((each) => each.seat === seat)) await hall.ask('stand', { seat });
    }
    if (!choice.players.some(({ kind }) => kind === 'friend')) await hall.ask('start', {});
    go(`/table/${table.id}`);
  });
}

async function with_hall(work: (hall: Hall) => Promise<void>): Promise<void> {
  const hall = new Hall();
  try {
    await work(hall);
  } finally {
    hall.close();
  }
}
