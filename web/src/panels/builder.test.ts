import { expect, test } from 'vitest';
import type { GameEvent, MapData, Setup } from '../protocol/types';
import { builder_tiles } from './builder';

const map = { towns: [{ id: 'Rouen', name: 'Rouen', at: [5, 0] }] } as unknown as MapData;
const TOWN = 5; // the column of the town

// Turns as the columns of their tiles; what the builder granted, by column.
function given(setup: Setup, ...turns: number[][]): number[] {
  const events = turns.flatMap((columns, number): GameEvent[] => [
    ...columns.map((x): GameEvent => ({ type: 'placed', player: 0, tile: 'base/C', x, y: 0, rot: 0 })),
    { type: 'turn', player: 0, number },
  ]);
  const found = builder_tiles({ setup, steps: events.map((event) => ({ player: 0, action: null, events: [event], scores: [0] })) }, map);
  return [...found].flatMap((event) => ('x' in event ? [event.x] : []));
}

const builder: Setup = { rules: ['builder'] };
const both: Setup = { ...builder, town_variants: ['extra_tile'] };

test('the second tile of a turn is the builder’s', () => {
  expect(given(builder, [1], [2, 3], [4], [TOWN, 6])).toEqual([3, 6]);
});

test('a town’s tile is not', () => {
  expect(given({ town_variants: ['extra_tile'] }, [TOWN, 1])).toEqual([]);
  expect(given(both, [TOWN, 1])).toEqual([]); // of either: nothing is claimed
  expect(given(both, [1, 2], [TOWN, 3, 4], [6, TOWN, 7])).toEqual([2, 3, TOWN]);
});
