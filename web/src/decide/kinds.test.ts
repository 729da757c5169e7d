import { expect, test } from 'vitest';
import { lies } from '../board/figures';
import { worth_round } from '../board/round';
import type { Action, FigureKind } from '../protocol/types';
import { puts_by_spot, puts_shown } from './kinds';

const put = (figure: FigureKind, on: string): Action => ({ type: 'figure', figure, on });
const ACTIONS: Action[] = [
  put('large', 'road@N'), put('meeple', 'road@N'), put('builder', 'city@S'), put('abbot', 'garden'),
  put('meeple', 'field@0'), put('large', 'field@0'), put('pig', 'field@4'), { type: 'abbot_back' }, { type: 'pass' },
];
const shown = (chosen: FigureKind | null) => puts_shown(ACTIONS, chosen).map(({ on, figure }) => `${figure} ${on}`);

test('at first every spot shows a figure that may stand there', () => {
  expect(shown(null)).toEqual(['meeple road@N', 'builder city@S', 'abbot garden', 'meeple field@0', 'pig field@4']);
});

test('a figure that was chosen is shown only where it may stand', () => {
  expect(shown('large')).toEqual(['large road@N', 'large field@0']);
  expect(shown('abbot')).toEqual(['abbot garden']);
  expect(shown('postman')).toEqual([]);
});

test('all that may stand at a spot is known', () => {
  expect(puts_by_spot(ACTIONS).get('road@N')?.map(({ figure }) => figure)).toEqual(['large', 'meeple']);
});

test('farmers lie, a pig stands', () => {
  expect([lies('large', 'field@0'), lies('pig', 'field@0'), lies('meeple', 'road@N')]).toEqual([true, false, false]);
});

test('round a building tiles and squares of large cities count, itself included', () => {
  const square = (x: number, y: number) => ({ x, y });
  const board = [square(0, 0), square(1, 1), square(2, 0)];
  expect(worth_round(square(0, 0), board, [])).toBe(2);
  expect(worth_round(square(0, 0), board, [{ squares: [[-1, 0], [-2, 0]] }])).toBe(3);
});
