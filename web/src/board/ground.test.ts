import { beforeAll, expect, test } from 'vitest';
import { map_names_art } from '../look/art';
import type { BoardTile, MapData, View } from '../protocol/types';
import { whole_board } from './geometry';
import { pieces_of } from './pieces';
import { table_sheet } from './sheet';
import { far_window, near_window, placed, reaches } from './windows';

beforeAll(() => {
  globalThis.devicePixelRatio = 2;
});

const map = {
  id: 'isle',
  frame: [-2, -1, 5, 6],
  starts: [{ id: 'Alpha', at: [0, 0] }],
  towns: [{ id: 'Alpha', at: [0, 0] }, { id: 'Beta', at: [3, 2] }],
} as unknown as MapData;
const tile = (x: number, y: number, player: number | null = 0): BoardTile => ({ tile: 'base/RFr', x, y, rot: 1, player }) as BoardTile;
const view = (board: BoardTile[]): View => ({ board, chips: [], setup: {}, decision: null }) as unknown as View;

test('the whole board is the whole sheet', () => {
  expect(whole_board(map, [])).toEqual({ left: -200, top: -100, right: 500, bottom: 600 });
  expect(whole_board(null, [])).toEqual({ left: -400, top: -400, right: 500, bottom: 500 });
});

test('the free table’s sheet has room round the tiles, and grows seldom', () => {
  expect(table_sheet([{ x: 0, y: 0 }])).toEqual({ left: -4, top: -4, right: 5, bottom: 5 });
  expect(table_sheet([{ x: 0, y: 0 }, { x: 1, y: -1 }])).toEqual({ left: -4, top: -4, right: 5, bottom: 5 });
  expect(table_sheet([{ x: 0, y: 0 }, { x: 2, y: -2 }])).toEqual({ left: -4, top: -6, right: 7, bottom: 5 });
});

test('map, its names and tiles are laid in this order; copies of a tile look different', () => {
  const pieces = pieces_of(view([tile(0, 0, null), tile(1, 0)]), map, { theme: 'dark', language: 'de' }, 52);
  expect(pieces.map(({ url }) => url)).toEqual([
    '/art/maps/isle.svg?theme=dark&language=de&starts=Alpha&names=none',
    '/art/maps/isle.svg?theme=dark&language=de&starts=Alpha&names=alone&pixels=50',
    '/art/tiles/base/RFr.svg?rot=1&copy=0',
    '/art/tiles/base/RFr.svg?rot=1&copy=1',
  ]);
  expect(pieces[0]).toMatchObject({ x: -200, y: -100, width: 700, height: 700, sheet: true });
  expect(pieces[1]?.without).toEqual(['0,0']); // Alpha lies under a tile
});

test('names are those made for this size of squares, or for a smaller one', () => {
  const look = { theme: 'light', language: 'en', chips: false, starts: [] } as const;
  for (const [square, pixels] of [[9, 14], [34, 34], [59.9, 50], [420, 420]] as const) expect(map_names_art('isle', { ...look, starts: [] }, square)).toMatch(new RegExp(`pixels=${pixels}$`));
});

test('more than what is seen is painted, and stays until that is left', () => {
  const seen = (x: number, square = 50) => ({ width: 400, height: 200, whole: { x, y: 0, square } });
  const window = near_window(seen(0));
  expect(window).toEqual({ left: -200, top: -100, width: 1200, height: 600, scale: 1 });
  expect([0, 100, 101, -100, -101].map((x) => reaches(window, seen(x), 0))).toEqual([true, true, false, true, false]);
  expect(reaches(window, seen(90), 0.1)).toBe(false);
  expect(placed(window, seen(30))).toBe('translate(-70px, -50px) scale(0.5)');
  expect(placed(window, seen(0, 100))).toBe('translate(-200px, -100px) scale(1)'); // zoomed in: it is stretched
});

test('the picture of everything is small', () => {
  const { width, height } = far_window(whole_board(map, []));
  expect([width, height]).toEqual([601, 601]);
});
