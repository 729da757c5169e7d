import { expect, test } from 'vitest';
import type { At, MapData } from '../protocol/types';
import { demand, misfit, type Edge, type Ground } from './misfit';

// A row of six squares: a large city on the fourth, open to the west alone; a ferry from the first to the island below it, and a road from abroad over it; the sea.
const MAP = {
  rows: ['###@#~', '......', '#.....'],
  towns: [],
  large_cities: [{ id: 'Rom', name: 'Rom', squares: [[3, 0]], open: [{ at: [3, 0], side: 'W' }], coats: 1 }],
  borders: [{ at: [0, 0], side: 'N', kind: 'road' }],
  ferries: [{ name: 'F', coats: 0, ends: [{ at: [0, 0], side: 'S' }, { at: [0, 2], side: 'N' }] }],
} as unknown as MapData;
const FIELDS: Edge[] = ['field', 'field', 'field', 'field'];
const with_edge = (side: number, edge: Edge): Edge[] => FIELDS.map((field, i) => (i === side ? edge : field));
const ground = (laid: Record<string, Edge[]>, map: MapData | null = MAP, starts: At[] = []): Ground => ({ map, edges_at: ({ x, y }) => laid[`${x},${y}`], starts });

test('B3: every side that differs from its neighbour is told, with what lies there', () => {
  const table = ground({ '0,0': with_edge(1, 'city'), '1,1': with_edge(0, 'road'), '2,0': FIELDS }, null);
  expect(misfit(table, { x: 1, y: 0 }, FIELDS)).toEqual({
    why: 'sides',
    clashes: [
      { side: 2, own: 'field', edge: 'road', of: 'tile' },
      { side: 3, own: 'field', edge: 'city', of: 'tile' },
    ],
  });
  expect(misfit(table, { x: 1, y: 0 }, ['field', 'field', 'road', 'city'])).toBeNull();
});

test('M1, M4: tiles lie on the map’s squares, beside others', () => {
  const laid = ground({ '1,0': FIELDS });
  expect(misfit(laid, { x: 9, y: 9 }, FIELDS)).toEqual({ why: 'off_map' });
  expect(misfit(laid, { x: 5, y: 0 }, FIELDS)).toEqual({ why: 'off_map' }); // waves
  expect(misfit(laid, { x: 3, y: 0 }, FIELDS)).toEqual({ why: 'printed', name: 'Rom' });
  expect(misfit(laid, { x: 4, y: 0 }, FIELDS)).toEqual({ why: 'alone' });
  expect(misfit(laid, { x: 0, y: 2 }, FIELDS)).toEqual({ why: 'alone' });
  expect(misfit(ground({ '2,0': FIELDS }), { x: 4, y: 0 }, FIELDS)).toBeNull(); // the city is reached
  expect(misfit(ground({}, null), { x: 4, y: 0 }, FIELDS)).toEqual({ why: 'alone' });
});

test('M5: open sides of a large city are city, closed ones field', () => {
  const laid = ground({ '1,0': FIELDS });
  expect(misfit(laid, { x: 2, y: 0 }, FIELDS)).toEqual({ why: 'sides', clashes: [{ side: 1, own: 'field', edge: 'city', of: 'city', name: 'Rom' }] });
  expect(misfit(ground({ '2,0': FIELDS }), { x: 4, y: 0 }, with_edge(3, 'road'))).toEqual({ why: 'sides', clashes: [{ side: 3, own: 'road', edge: 'field', of: 'city', name: 'Rom' }] });
});

test('M6, M8: what comes from abroad and ferries demand their side', () => {
  const laid = ground({ '1,0': FIELDS });
  expect(misfit(laid, { x: 0, y: 0 }, with_edge(0, 'city'))).toEqual({
    why: 'sides',
    clashes: [
      { side: 0, own: 'city', edge: 'road', of: 'border' },
      { side: 2, own: 'field', edge: 'road', of: 'ferry' },
    ],
  });
  expect(misfit(ground({ '0,0': ['road', 'field', 'road', 'field'] }), { x: 0, y: 2 }, FIELDS)).toMatchObject({ why: 'sides' }); // across the ferry
  expect(demand(laid, { x: 2, y: 0 }, 0)).toBeUndefined(); // the coast takes anything
});

test('R1, R2: a river goes on, does not turn back, and starts wait for it', () => {
  const spring = ground({ '0,0': with_edge(1, 'river') }, null, [{ x: 0, y: 1 }]);
  expect(misfit(spring, { x: 0, y: -1 }, with_edge(1, 'river'))).toEqual({ why: 'river' });
  expect(misfit(spring, { x: 1, y: 0 }, with_edge(3, 'river'))).toEqual({ why: 'river_back' });
  expect(misfit(spring, { x: 0, y: 1 }, FIELDS)).toEqual({ why: 'start' });
});
