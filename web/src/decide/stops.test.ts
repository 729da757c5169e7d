import { expect, test } from 'vitest';
import type { Mark } from './plan';
import { next_mark } from './stops';

const mark = (key: string, x: number, y: number): Mark => ({ key, x, y, look: 'legal', label: key });
const MARKS = [mark('c', 50, 150), mark('b', 250, 50), mark('a', 50, 50)];
const reached = (chosen: string, back: boolean) => next_mark(MARKS, chosen, back)?.key ?? null;

test('Tab goes through what may be chosen as one reads, and back, and leaves at the ends', () => {
  expect(['', 'a', 'b', 'c'].map((chosen) => reached(chosen, false))).toEqual(['a', 'b', 'c', null]);
  expect(['', 'c', 'b', 'a'].map((chosen) => reached(chosen, true))).toEqual(['c', 'b', 'a', null]);
  expect(next_mark([], '', false)).toBeNull();
});
