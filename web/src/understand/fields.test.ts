import { expect, test, vi } from 'vitest';
import { load_texts } from '../text/text.svelte';
import type { Feature } from '../protocol/types';
import { fields_of, fields_words } from './fields.svelte';

vi.mock('../settings.svelte', () => ({ settings: { language: 'en' } })); // a visitor without a browser
await load_texts('en');

const field = (owners: number[], cities: number): Feature => ({
  kind: 'field', places: [{ x: 0, y: 0, on: 'field@0' }], figures: [], owners, strength: [0, 0], tiles: 1, complete: false, open: 0,
  printed: [], now: { points: owners.length ? cities * 3 : 0, parts: { cities } }, completed: null,
});

test('fields are told by owner with what they would bring; those of nobody are counted', () => {
  const fields = fields_of([field([0], 2), field([0, 1], 1), field([], 1), { ...field([1], 1), kind: 'city' }]);
  expect(fields.map(({ points }) => points)).toEqual([6, 3, 3]); // also where nobody stands yet
  expect(fields_words(fields, (seat) => ['Ada', 'Bob'][seat]!)).toBe('Ada: 2 fields, 9 points. Bob: 1 field, 3 points. 1 field is nobody’s.');
});
