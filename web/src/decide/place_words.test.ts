import { expect, test, vi } from 'vitest';
import { load_texts } from '../text/text.svelte';
import { MAPS } from '../help/maps';
import type { Edge, Ground } from './misfit';
import { misfit_words, near_words, place_words, sides_words } from './place_words';

vi.mock('../settings.svelte', () => ({ settings: { language: 'en' } })); // a visitor without a browser
await load_texts('en');

const GERMANY = MAPS['deutschland']!;
const berlin = GERMANY.large_cities.find(({ id }) => id === 'Berlin')!.squares[0]!;
const town = GERMANY.towns.find(({ id }) => id === 'Erfurt')!.at;

test('squares say where they lie by towns and large cities', () => {
  expect(near_words(GERMANY, { x: town[0] + 1, y: town[1] })).toContain('east of Erfurt');
  expect(near_words(GERMANY, { x: town[0], y: town[1] - 1 })).toContain('north of Erfurt');
  expect(near_words(GERMANY, { x: berlin[0], y: berlin[1] - 1 })).toContain('next to Berlin');
  expect(near_words(null, { x: 3, y: 3 })).toBe('');
});

test('and by what their sides must meet, and a chip there', () => {
  const edges: Record<string, Edge[]> = { '0,1': ['city', 'field', 'field', 'field'], '-1,0': ['field', 'road', 'field', 'field'] };
  const table: Ground = { map: null, edges_at: ({ x, y }) => edges[`${x},${y}`] };
  expect(place_words(table, { chips: [] }, { x: 0, y: 0 })).toBe('meets city south and road west; column 0, row 0');
  expect(place_words(table, { chips: [{ x: 0, y: 0, face: 'down', colour: null, value: null }] }, { x: 0, y: 0 })).toContain('a chip lies there');
});

test('a tile says its sides, and why it does not fit', () => {
  expect(sides_words(['city', 'road', 'field', 'river'])).toBe('city north, road east, field south, river west');
  expect(misfit_words({ why: 'sides', clashes: [{ side: 1, own: 'road', edge: 'field', of: 'city', name: 'Berlin' }, { side: 2, own: 'field', edge: 'road', of: 'ferry' }] })).toBe(
    'In the east, its road does not match the closed side of Berlin. In the south, its field does not match the ferry.',
  );
  expect(misfit_words({ why: 'alone' })).toMatch(/beside/);
});
