import { expect, test } from 'vitest';
import { nice_step, scale, spread, stair, ticks } from './chart';

test('steps are 1, 2 or 5 times a power of ten', () => {
  expect([nice_step(9, 9), nice_step(82, 6), nice_step(163, 9), nice_step(1, 9), nice_step(450, 9)]).toEqual([1, 20, 20, 1, 50]);
});

test('ticks reach from below the lowest to above the highest value', () => {
  expect(ticks(0, 163, 9)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180]);
  expect(ticks(-7, 30, 4)).toEqual([-10, 0, 10, 20, 30]);
});

test('a scale leads one range to another, and stands a range without width', () => {
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
  expect(scale([3, 3], [0, 10])(3)).toBe(0);
});

test('points stay until the next turn', () => {
  expect(stair([0, 4, 4], scale([0, 2], [0, 20]), scale([0, 4], [40, 0]))).toBe('M0 40H10V0H20V0');
});

test('labels keep apart and inside', () => {
  expect(spread([50, 50, 20], 10, [0, 100])).toEqual([50, 60, 20]);
  expect(spread([98, 99, 97], 10, [0, 100])).toEqual([90, 100, 80]);
  expect(spread([0, -5], 10, [0, 100])).toEqual([10, 0]);
});
