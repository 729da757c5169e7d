import { expect, test } from 'vitest';
import type { GameEvent, TableEvent } from '../protocol/types';
import { upgrade_chips } from './upgrades';

let number = 0;
const played = (...events: GameEvent[]) => ({ table: 't', number: ++number, time: 0, type: 'played', seat: 0, by: 'person', action: { type: 'pass' }, events, decision: null, scores: [], over: false }) as TableEvent;
const chip = (colour: 'purple' | 'blue' | 'orange', value: number) => ({ type: 'chip', player: 0, x: 0, y: 0, colour, value, points: value }) as GameEvent;
const upgrade = (x: number, pay: number[]) => ({ type: 'upgrade', player: 0, x, y: 0, on: 'road@N', pay }) as GameEvent;

test('a meeple stands on the largest chip paid, and chips are paid once', () => {
  const history = [played(chip('orange', 2), chip('blue', 2)), played(upgrade(1, [2, 2])), played(chip('purple', 1), chip('orange', 1), chip('orange', 2)), played(upgrade(2, [1, 1, 2]))];
  expect([...upgrade_chips(history)]).toEqual([['1,0,road@N,0', 'orange'], ['2,0,road@N,0', 'orange']]);
});

test('what was taken back was never paid', () => {
  const back = { table: 't', number: ++number, time: 0, type: 'took_back', actions: 1, decision: null, scores: [], over: false } as TableEvent;
  const history = [played(chip('orange', 2), chip('blue', 2)), played(upgrade(1, [2, 2])), back, played(upgrade(3, [2, 2]))];
  expect([...upgrade_chips(history).keys()]).toEqual(['3,0,road@N,0']);
});
