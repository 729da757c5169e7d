// Which chip an upgraded meeple stands on: the position does not say, the game's course does.
import { steps_of } from '../protocol/steps';
import type { Chip, Colour, TableEvent } from '../protocol/types';

const COLOURS: Colour[] = ['purple', 'blue', 'orange'];

// As the rules' program pays: the ones first, colours in their order.
function paid(hand: Chip[], pay: number[]): Chip[] {
  return [...pay].sort().flatMap((value) => {
    const colour = COLOURS.find((each) => hand.some((chip) => chip.value === value && chip.colour === each));
    const index = hand.findIndex((chip) => chip.value === value && chip.colour === colour);
    return index < 0 ? [] : hand.splice(index, 1);
  });
}

// The largest of the chips paid goes under it. By place and player: "3,4,road@N,0".
export function upgrade_chips(history: TableEvent[]): Map<string, Colour> {
  const hands: Chip[][] = [];
  const under = new Map<string, Colour>();
  for (const { events } of steps_of(history))
    for (const event of events) {
      if (event.type === 'chip') (hands[event.player] ??= []).push({ colour: event.colour, value: event.value });
      if (event.type !== 'upgrade') continue;
      const chip = paid(hands[event.player] ?? [], event.pay).at(-1);
      if (chip) under.set(`${event.x},${event.y},${event.on},${event.player}`, chip.colour);
    }
  return under;
}
