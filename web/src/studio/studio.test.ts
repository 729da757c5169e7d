// The program of the studio and what the page makes of its answers.
import { expect, test } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { search, read_world } from './world';
import { is_well, together } from './trial';
import { draw, geography, play, sheet_of } from './with_program';

test('a map is drawn and played, and one that cannot be is not', { timeout: 120_000 }, () => {
  const france = sheet_of('france');
  expect(draw(france)).toMatch(/^<svg/);
  expect(play(france, false, 100)).toMatchObject({ games: 100, placed: { well: true, range: [0.88, 1] }, empty: { well: true } });
  expect(play(france, true, 1)!.cities).toHaveLength(france.large_cities.length);
  expect(draw({ ...france, towns: [] })).toBe(null);
  expect(play({ ...france, towns: [] }, false, 5)).toBe(null);
});

test('games are taken together', () => {
  const figure = (value: number) => ({ value, range: [0, 10] as [number, number], well: true });
  const trial = (games: number, value: number) => ({ games, placed: figure(value), empty: figure(1), points: figure(1), completed: figure(1), cities: [value] });
  const sum = together(together(null, trial(1, 4)), trial(3, 16));
  expect([sum.games, sum.placed.value, sum.placed.well, sum.cities]).toEqual([4, 13, false, [13]]);
  expect(is_well(sum)).toBe(false);
});

const world = read_world(geography('countries'), geography('outlines'));
test('the world has every country, each with its place on the chart', () => {
  expect(world.countries.length).toBeGreaterThan(190);
  for (const { code, at: [x, y], path, small } of world.countries) expect([code, x > 0 && x < world.width && y > -20 && y < world.height + 20, path !== '' || small]).toEqual([code, true, true]);
  const at = (code: string) => world.countries.find((each) => each.code === code)!.at;
  expect(at('CAN')[0]).toBeLessThan(at('FRA')[0]);
  expect(at('NOR')[1]).toBeLessThan(at('ZAF')[1]);
});

test('countries are found in any language, without accents, the own one first', () => {
  const first = (text: string, language: 'en' | 'de' | 'cs' = 'en') => search(world.countries, text, language)[0]?.code;
  expect(['Allemagne', 'Deutschland', 'niemcy', 'Nemecko', 'germ', 'DEU'].map((text) => first(text))).toEqual(Array(6).fill('DEU'));
  expect(['Österreich', 'Frankreich', 'Norsko'].map((text) => first(text))).toEqual(['AUT', 'FRA', 'NOR']);
  expect(first('osterr', 'de')).toBe('AUT');
  expect(search(world.countries, 'zzzz', 'en')).toEqual([]);
  expect(search(world.countries, ' ', 'en')).toHaveLength(world.countries.length);
});

test('the program is small enough to be fetched', () => {
  const at = (file: string) => readFileSync(new URL(`../../../build/wasm/src/browser/${file}`, import.meta.url));
  for (const compress of [gzipSync, brotliCompressSync]) expect(['mappa_studio.js', 'mappa_studio.wasm'].reduce((sum, file) => sum + compress(at(file)).length, 0)).toBeLessThan(900_000);
});
