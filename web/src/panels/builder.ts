// Which tiles the builder granted (T1): the events do not say it, but the order of a turn does.
import { all_events } from '../after/statistics';
import type { Story } from '../protocol/story';
import type { GameEvent, MapData } from '../protocol/types';

type Placed = Extract<GameEvent, { type: 'placed' }>;

// The builder's tile is the second of its turn, a town's (V2) comes after it. So a second tile is the builder's if it is not the last, or no town was covered before it.
export function builder_tiles({ setup, steps }: Pick<Story, 'setup' | 'steps'>, map: MapData | null): Set<GameEvent> {
  const found = new Set<GameEvent>();
  if (!setup.rules?.includes('builder')) return found;
  let turn: Placed[] = [];
  for (const event of all_events({ steps })) {
    if (event.type === 'turn') turn = [];
    if (event.type !== 'placed' || event.player === null) continue;
    turn = [...turn, event];
    const [first, second, third] = turn;
    const town = setup.town_variants?.includes('extra_tile') && map?.towns.some(({ at: [x, y] }) => x === first!.x && y === first!.y);
    if (second && (third || !town)) found.add(second);
  }
  return found;
}
