import { expect, test } from 'vitest';
import { colour_of, colours_with, NO_COLOUR, show_colours } from './colours.svelte';

test('a seat has the colour that the table tells, else its own', () => {
  expect([0, 5].map(colour_of)).toEqual([0, 5]);
  const end = show_colours({ seats: [{ colour: 3 }, { colour: 1 }] });
  expect([0, 1, 2].map(colour_of)).toEqual([3, 1, 2]);
  end();
  expect(colour_of(0)).toBe(0);
});

test('whoever had the colour that is wished for changes', () => {
  expect(colours_with(3, 0, 2)).toEqual([2, 1, 0]);
  expect(colours_with(3, 1, 5)).toEqual([0, 5, 2]);
  expect(colours_with(3, 1, NO_COLOUR)).toEqual([0, 1, 2]);
  expect(colours_with(2, -1, 4)).toEqual([0, 1]);
});
