import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compact, file_id, map_file, read_text } from './map_file';
import { MOST_BYTES } from './packed';

const FRANCE = readFileSync(new URL('../../../data/maps/france.json', import.meta.url), 'utf8');
const fault = (text: string): string => {
  try {
    read_text('a.json', text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('only maps are read', () => {
  expect(read_text('france.json', FRANCE).name).toMatchObject({ en: 'France' });
  expect(fault('{"format":"mappa-map"')).toBe('map_file_no_json');
  for (const other of ['null', '3', '"mappa-map"', '[]', '{}', '{"format":"mappa-game"}']) expect(fault(other), other).toBe('map_file_other');
  expect(fault(`"${'a'.repeat(MOST_BYTES)}"`)).toBe('map_file_large');
});

test('the name of its file does not matter to a map', () => {
  const map = JSON.parse(FRANCE);
  expect(compact({ ...map, id: 'one' })).toBe(compact({ ...map, id: 'other' }));
  expect(JSON.parse(compact(map))).not.toHaveProperty('id');
});

test('a file is named after its map, and its map after the file', async () => {
  expect(['Nordsee & Inseln', 'Česko', 'Łódź', '  ', '日本', 'x'.repeat(50)].map(file_id)).toEqual(['nordsee-inseln', 'cesko', 'odz', 'map', 'map', 'x'.repeat(32)]);
  const file = map_file(JSON.parse(FRANCE), 'my-france');
  expect(file.name).toBe('my-france.json');
  expect(JSON.parse(await file.text())).toEqual({ ...JSON.parse(FRANCE), id: 'my-france' });
});
