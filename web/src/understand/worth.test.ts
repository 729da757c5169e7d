import { expect, test } from 'vitest';
import { worth } from './worth';

test('inns and cathedrals raise what is complete, and make what is open worth nothing', () => {
  expect(worth('road', { tiles: 4, coats: 1, towns: 1 }, true)).toBe(8);
  expect(worth('road', { tiles: 4, coats: 1, towns: 1, inn: true }, true)).toBe(12); // M9: coats stay at 2
  expect(worth('road', { tiles: 4, coats: 1, towns: 1, inn: true }, false)).toBe(0);
  expect(worth('city', { tiles: 5, coats: 2 }, true)).toBe(14);
  expect(worth('city', { tiles: 5, coats: 2, cathedral: true }, true)).toBe(21);
  expect(worth('city', { tiles: 5, coats: 2, cathedral: true }, false)).toBe(0);
});

test('a pig makes cities worth 4, a garden counts like a monastery', () => {
  expect(worth('field', { cities: 3 }, false)).toBe(9);
  expect(worth('field', { cities: 3, pig: true }, false)).toBe(12);
  expect(worth('garden', { tiles: 6 }, false)).toBe(6);
});
