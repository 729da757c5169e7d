import { expect, test } from 'vitest';
import type { Decided, ReviewedTurn, Verdict } from '../protocol/types';
import { curve_of, line_of, point_at, reach_of } from './curve';
import { account_of, costly_of, moments_of, next_costly, parts_of } from './report';

const decided = (at: number, player: number, mark: Verdict, lost: number, chance: number): Decided => ({ at, player, decision: 'tile', played: [], best: [], lost, chance, mark, reasons: [] });

// Two people, four turns; before the third the coach has changed its mind.
const TURNS: ReviewedTurn[] = [
  { at: 0, turn: 1, player: 0, drawn: { tile: 'base/R', luck: 2.5, chance: 0.04 }, decisions: [decided(0, 0, 'best', 0, 0), decided(1, 0, 'mistake', 3.25, 0.06)], before: [1.5, -1.5], lead: [0.75, -0.75], luck: [2.5, -2.5], skill: [-3.25, 3.25], chances: [0.51, 0.49] },
  { at: 2, turn: 2, player: 1, drawn: { tile: 'base/C', luck: -1, chance: -0.02 }, decisions: [decided(2, 1, 'inaccuracy', 1, 0.01)], before: [0.75, -0.75], lead: [2.75, -2.75], luck: [1, -1], skill: [1, -1], chances: [0.56, 0.44] },
  { at: 4, turn: 3, player: 0, decisions: [decided(4, 0, 'blunder', 8, 0.3), decided(5, 0, 'inaccuracy', 1.5, 0.05)], before: [3.25, -3.25], lead: [-6.25, 6.25], luck: [0, 0], skill: [-9.5, 9.5], chances: [0.2, 0.8] },
  { at: 6, turn: 4, player: 1, drawn: { tile: 'base/M', luck: 4, chance: 0.15 }, decisions: [decided(6, 1, 'best', 0, -0.001)], before: [-6.25, 6.25], lead: [-10.25, 10.25], luck: [-4, 4], skill: [0, 0], chances: [0, 1] },
];

test('start, luck, skill and the rest are the result, exactly', () => {
  for (const seat of [0, 1]) {
    const { start, luck, skill, rest, result } = account_of(TURNS, seat);
    expect(start + luck + skill + rest).toBe(result);
    expect(result).toBe(TURNS.at(-1)!.lead[seat]);
  }
  expect(account_of(TURNS, 0)).toEqual({ start: 1.5, luck: -0.5, skill: -11.75, rest: 0.5, result: -10.25, own_luck: 2.5, own_loss: 12.75, marks: { best: 1, good: 0, inaccuracy: 1, mistake: 1, blunder: 1 } });
  expect(account_of([], 0)).toMatchObject({ start: 0, rest: 0, result: 0 });
});

test('as it is told, whoever adds it up comes to the result', () => {
  const account = { ...account_of(TURNS, 0), own_luck: 2.546875, own_loss: 12.71875 };
  const parts = parts_of(account);
  expect(parts.map(({ key, value }) => [key, value])).toEqual([['loss', -12.7], ['luck', 2.5], ['others_loss', 1], ['others_luck', -3], ['rest', 2]]);
  expect(parts.reduce((all, { value }) => all + Math.round(value * 10), 0)).toBe(Math.round(account.result * 10));
});

test('the moments that decided are the largest swings of a chance, in the order in which they came', () => {
  expect(moments_of(TURNS).map(({ at, player, swing, tile }) => [at, player, swing, tile])).toEqual([[1, 0, -0.06, undefined], [4, 0, -0.3, undefined], [6, 1, 0.15, 'base/M']]);
  expect(moments_of(TURNS.slice(3)).map(({ swing }) => swing)).toEqual([0.15, 0.001]);
});

test('decisions that cost something, of all and of one, and the way from one to the next', () => {
  const all = costly_of(TURNS, null);
  expect(all.map(({ turn, decision }) => [turn, decision.at])).toEqual([[1, 1], [2, 2], [3, 4], [3, 5]]);
  expect(costly_of(TURNS, 1).map(({ decision }) => decision.at)).toEqual([2]);
  expect(next_costly(all, 2, 1)?.decision.at).toBe(4);
  expect(next_costly(all, 2, -1)?.decision.at).toBe(1);
  expect(next_costly(all, 5, 1)).toBeUndefined();
});

test('the curve begins before the first draw and has the worst fault of a turn first', () => {
  const lead = curve_of(TURNS, 'lead');
  expect(lead.map(({ values }) => values[0])).toEqual([1.5, 0.75, 2.75, -6.25, -10.25]);
  expect(lead[3]!.faults.map(({ mark }) => mark)).toEqual(['blunder', 'inaccuracy']);
  expect(curve_of(TURNS, 'chances').map(({ values }) => values[1])).toEqual([0.5, 0.49, 0.44, 0.8, 1]);
  expect(curve_of([], 'lead')).toEqual([]);
  expect([0, 1, 2, 5, 99].map((at) => point_at(lead, at))).toEqual([1, 1, 2, 3, 4]);
  expect([reach_of(lead), reach_of(lead, 40)]).toEqual([10.25, 40]);
  expect(line_of([0, 2], (i) => i * 10, (value) => 5 - value)).toBe('M0 5L10 3');
});
