import { expect, test } from 'vitest';
import type { At, Feature, MapData } from '../protocol/types';
import { foretell, free_towns, type Part } from './foretell';

// A row of squares with towns in the row above it: at its first, second and fourth square.
const MAP = {
  rows: ['oooo', '####'],
  towns: [0, 1, 3].map((x) => ({ id: `town ${x}`, name: `Town ${x}`, at: [x, 0] })),
  large_cities: [],
} as unknown as MapData;
const ROAD: Part = { kind: 'road', on: 'road@E', sides: [1, 3], coats: 0 };

const road = (at: At, towns: number): Feature => ({
  kind: 'road', places: [{ ...at, on: 'road@E' }], figures: [], owners: [], strength: [0, 0], tiles: 1, complete: false, open: 1,
  printed: [], now: { points: 1 + 2 * towns, parts: { tiles: 1, towns } }, completed: null,
});
const lay = (at: At, laid: At[], bonus = true) =>
  foretell({
    features: laid.map((place) => road(place, 1)),
    parts_at: (where) => (laid.some(({ x, y }) => x === where.x && y === where.y) ? [ROAD] : undefined),
    map: MAP,
    at,
    parts: [ROAD],
    towns: bonus ? free_towns(MAP, { board: laid.map((place) => ({ ...place, tile: '', rot: 0, player: null })) }) : [],
  })[0]!;

test('V4: a road is foretold with 2 points for each free town beside it, each counted once', () => {
  const { now, completed, printed } = lay({ x: 1, y: 1 }, [{ x: 0, y: 1 }]);
  expect([now.parts, now.points]).toEqual([{ tiles: 2, coats: 0, towns: 2 }, 6]);
  expect(completed?.points).toBe(6);
  expect(printed).toEqual(['town 0', 'town 1']);
});

test('V4: a town that the tile covers adds nothing any more, nor one that a tile covers already', () => {
  expect(lay({ x: 1, y: 0 }, []).now.parts).toEqual({ tiles: 1, coats: 0, towns: 1 }); // the one at the left is beside it
  expect(lay({ x: 1, y: 1 }, [{ x: 1, y: 0 }]).now.parts.towns).toBeUndefined();
});

test('without the variant towns add nothing', () => {
  const { now, printed } = lay({ x: 1, y: 1 }, [{ x: 0, y: 1 }], false);
  expect([now.points, printed]).toEqual([2, []]);
});

test('V1: a start square that waits for the river is no town', () => {
  expect(free_towns(MAP, { board: [], starts: [{ id: 'town 1', x: 1, y: 0 }] }).map(({ id }) => id)).toEqual(['town 0', 'town 3']);
});
