import { expect, test } from 'vitest';
import { story_of, type Story } from '../protocol/story';
import type { GameEvent, TableEvent } from '../protocol/types';
import { final_of, points_after } from './final';
import { curve_of, numbers_of, ranking, total, turn_ends } from './statistics';

const score = (player: number, points: number, kind: 'city' | 'road' | 'field' | 'chip' | 'postman', parts = {}, on?: string): GameEvent => ({
  type: 'score', player, points, kind, parts, complete: true, x: 1, y: 2, ...(on && { on }),
});
const turn = (player: number, number: number): GameEvent => ({ type: 'turn', player, number });

const STORY: Story = {
  setup: {},
  winners: [1],
  steps: [
    { player: null, action: null, events: [turn(0, 1)], scores: [0, 0] },
    { player: 0, action: { type: 'tile', x: 0, y: 1, rot: 0 }, events: [{ type: 'placed', player: 0, tile: 'base/D', x: 0, y: 1, rot: 0 }, { type: 'chip', player: 0, x: 0, y: 1, colour: 'blue', value: 2, points: 2 }, score(0, 2, 'chip')], scores: [2, 0] },
    { player: 0, action: { type: 'figure', figure: 'meeple', on: 'road@N' }, events: [{ type: 'figure', player: 0, figure: 'meeple', x: 0, y: 1, on: 'road@N' }, turn(1, 2)], scores: [2, 0] },
    { player: 1, action: { type: 'tile', x: 1, y: 2, rot: 0 }, events: [{ type: 'placed', player: 1, tile: 'base/D', x: 1, y: 2, rot: 0 }, score(1, 8, 'city', { tiles: 3, coats: 1 }, 'city@N'), { type: 'returned', player: 1, figure: 'meeple', x: 1, y: 2, on: 'city@N' }, { type: 'final' }, score(0, 3, 'field', { cities: 1 }, 'field@0'), score(1, 3, 'field', { cities: 1 }, 'field@0'), score(1, 4, 'postman', { tiles: 4 }, 'post_office'), { type: 'over', scores: [5, 15], winners: [1] }], scores: [5, 15] },
  ],
};

test('points are counted by what they came from, and by when', () => {
  const { players, largest, turns, tiles } = numbers_of(STORY);
  expect(players.map(({ points }) => total(points))).toEqual([5, 15]);
  expect(players[1]).toMatchObject({ points: { city: 8, field: 3, post_office: 4, chip: 0 }, final: 7, best: 8, tiles: 1, returned: 1, placed: 0 });
  expect(players[0]).toMatchObject({ points: { chip: 2, field: 3 }, chips: 1, placed: 1 });
  expect(largest).toEqual({ city: { player: 1, size: 3, points: 8 }, field: { player: 0, size: 1, points: 3 } });
  expect([turns, tiles]).toEqual([2, 2]);
});

test('the curve has a row for every turn, and the end apart', () => {
  expect(curve_of(STORY)).toEqual({ turns: [[0, 0], [2, 0], [2, 8]], final: [5, 15] });
});

test('a game given up ends its curve where it stood', () => {
  expect(curve_of({ ...STORY, steps: STORY.steps.slice(0, 3) })).toEqual({ turns: [[0, 0], [2, 0], [2, 0]], final: [2, 0] });
});

test('each turn ends with the step that begins the next', () => {
  expect(turn_ends(STORY)).toEqual([0, 2, 3]);
});

test('the final scoring tells those who share a feature together, and adds up', () => {
  const final = final_of(STORY);
  expect(final.before.map(total)).toEqual([2, 8]);
  expect(final.things.map(({ kind, shares }) => [kind, shares.map(({ player }) => player)])).toEqual([['field', [0, 1]], ['postman', [1]]]);
  expect(points_after(final, 1).map(total)).toEqual([5, 11]);
  expect(points_after(final, 2).map(total)).toEqual([5, 15]);
});

test('who resigned is ranked last, whatever the points', () => {
  expect(ranking([40, 9, 30, 9], [true, false, true, false]).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [3, 1], [0, 3], [2, 4]]);
});

test('equal points are an equal rank', () => {
  expect(ranking([4, 9, 4]).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [0, 2], [2, 2]]);
});

test('a table’s history becomes a story without what was taken back', () => {
  const [first, second, third] = STORY.steps.slice(1);
  const base = { table: 't', number: 1, time: 0, decision: null, over: false };
  const played = (step: Story['steps'][number]): TableEvent => ({ ...base, type: 'played', by: 'person', seat: step.player!, action: step.action!, events: step.events, scores: step.scores });
  const history: TableEvent[] = [
    { ...base, type: 'started', setup: {}, seats: [], events: STORY.steps[0]!.events, scores: [0, 0] },
    played(first!), played(third!), { ...base, type: 'took_back', actions: 1, scores: [2, 0] }, played(second!), played(third!),
    { table: 't', number: 9, time: 0, type: 'over', scores: [5, 15], winners: [1], why: 'played', seed: 3 },
  ];
  expect(story_of(history)).toEqual(STORY);
});

test('goods, gardens, pigs and further tiles have their numbers', () => {
  const placed = (player: number): GameEvent => ({ type: 'placed', player, tile: 'base/D', x: 0, y: 1, rot: 0 });
  const field = (player: number, points: number, pig: boolean): GameEvent => ({ type: 'score', player, points, kind: 'field', parts: { cities: 2, ...(pig && { pig }) }, complete: false, x: 1, y: 2, on: 'field@0' });
  const most = (player: number, goods: 'wine' | 'cloth'): GameEvent => ({ type: 'score', player, points: 10, kind: 'trade_goods', parts: { goods, tokens: 2 } });
  const story: Story = {
    setup: {},
    winners: [0],
    steps: [
      { player: null, action: null, events: [turn(0, 1)], scores: [0, 0] },
      { player: 0, action: null, events: [placed(0), { type: 'goods', player: 0, goods: 'wine', tokens: 2 }, placed(0), turn(1, 2), placed(1)], scores: [0, 0] },
      { player: 1, action: null, events: [{ type: 'final' }, field(0, 8, true), field(1, 6, false), most(0, 'wine'), most(1, 'wine'), most(1, 'cloth')], scores: [18, 26] },
    ],
  };
  const { players } = numbers_of(story);
  expect(players[0]).toMatchObject({ goods: 2, more: 1, points: { goods: 10, field: 8 } });
  expect(players[1]).toMatchObject({ goods: 0, more: 0, points: { goods: 20, field: 6 } });
  const { things } = final_of(story);
  expect(things.map(({ kind, at, shares }) => [kind, at, shares.map(({ points }) => points)])).toEqual([['field', { x: 1, y: 2 }, [8, 6]], ['trade_goods', null, [10, 10]], ['trade_goods', null, [10]]]);
});
