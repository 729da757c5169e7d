import { expect, test } from 'vitest';
import type { GameEvent } from '../protocol/types';
import { lasting, moved } from './motion';

const tile: GameEvent = { type: 'placed', player: 1, tile: 'base/C', x: 2, y: 3, rot: 1 };
const figure: GameEvent = { type: 'figure', player: 1, figure: 'meeple', x: 2, y: 3, on: 'city@N' };
const score: GameEvent = { type: 'score', player: 1, points: 4, kind: 'city', parts: {}, x: 2, y: 3, on: 'city@N' };
const turn: GameEvent = { type: 'turn', player: 2, number: 5 };
const long = (events: GameEvent[], tempo: 'calm' | 'quick' | 'at_once') => {
  const { moves, rests } = lasting({ events }, tempo);
  return moves + rests;
};

test('an action takes 0.6 to 0.9 seconds when calm, a quarter when quick, and none where there is nothing to see', () => {
  for (const events of [[tile], [figure, turn], [figure, score, turn], [tile, score]]) {
    expect(long(events, 'calm')).toBeGreaterThanOrEqual(600);
    expect(long(events, 'calm')).toBeLessThanOrEqual(900);
    expect(long(events, 'quick')).toBe(250);
    expect(long(events, 'at_once')).toBe(0);
  }
  expect(long([turn, { type: 'drawn', tile: 'base/C' }], 'calm')).toBe(0);
});

test('tiles slide, figures drop, a postman that is sent too', () => {
  expect(moved({ events: [tile, turn] })).toEqual({ tile, figure: null });
  expect(moved({ events: [figure] })).toEqual({ tile: null, figure });
  const sent: GameEvent = { type: 'postman', player: 0, owner: 2, action: 'postman_here', x: 1, y: 1, on: 'road@N' };
  expect(moved({ events: [sent] }).figure).toMatchObject({ player: 2, figure: 'postman', x: 1, on: 'road@N' });
  expect(moved({ events: [{ ...sent, action: 'postman_off' }] }).figure).toBeNull();
});
