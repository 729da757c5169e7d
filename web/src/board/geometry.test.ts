import { expect, test } from 'vitest';
import { box_around, next_towards, square_at, turned } from './geometry';

test('a quarter turn clockwise takes north to east', () => {
  expect(turned([50, 10], 1)).toEqual([90, 50]);
  expect(turned([50, 10], 2)).toEqual([50, 90]);
  expect(turned([20, 30], 4)).toEqual([20, 30]);
});

test('squares west and north of the start tile have negative numbers', () => {
  expect(square_at({ x: -1, y: 250 })).toEqual({ x: -1, y: 2 });
});

test('a box holds all squares and the margin', () => {
  expect(box_around([{ x: 1, y: 2 }, { x: 3, y: 0 }], 0.5)).toEqual({ left: 50, top: -50, right: 450, bottom: 350 });
});

test('an arrow key goes to the nearest point that lies rather in its direction than aside', () => {
  const points = [{ x: 100, y: 300 }, { x: 200, y: 20 }, { x: -100, y: 0 }];
  expect(next_towards({ x: 0, y: 0 }, { x: 1, y: 0 }, points)).toBe(points[1]);
  expect(next_towards({ x: 0, y: 0 }, { x: 0, y: -1 }, points)).toBeNull();
});
