// Why the tile does not fit where somebody tries to lay it (B3, M1, M4 to M6, M8, R2).
import { same } from '../board/geometry';
import type { At, MapData, Name, Spot } from '../protocol/types';

export type Edge = 'city' | 'road' | 'river' | 'field';
export const STEPS: At[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }]; // north, east, south, west

// What a side must meet: a tile's side, a large city's, a road or city from abroad, a ferry.
export interface Demand {
  edge: Edge;
  of: 'tile' | 'city' | 'border' | 'ferry';
  name?: Name; // of the large city
}
export interface Clash extends Demand {
  side: number;
  own: Edge;
}
export type Misfit =
  | { why: 'sides'; clashes: Clash[] }
  | { why: 'printed'; name: Name }
  | { why: 'off_map' | 'start' | 'alone' | 'river' | 'river_back' };

export interface Ground {
  map: MapData | null;
  edges_at: (at: At) => Edge[] | undefined; // of the tile laid there
  starts?: At[] | undefined; // that wait for their tiles
}

const is_at = ([x, y]: Spot, at: At) => x === at.x && y === at.y;
export const beyond = ({ x, y }: At, side: number): At => ({ x: x + STEPS[side]!.x, y: y + STEPS[side]!.y });

function city_at({ map }: Ground, at: At): MapData['large_cities'][number] | undefined {
  return map?.large_cities.find(({ squares }) => squares.some((spot) => is_at(spot, at)));
}

// Undefined: anything fits there.
export function demand(ground: Ground, at: At, side: number): Demand | undefined {
  const there = beyond(at, side);
  const { map, edges_at } = ground;
  const laid = edges_at(there);
  if (laid) return { edge: laid[(side + 2) % 4]!, of: 'tile' };
  const city = city_at(ground, there);
  if (city) return { edge: city.open.some((end) => is_at(end.at, there) && end.side === 'NESW'[(side + 2) % 4]) ? 'city' : 'field', of: 'city', name: city.name };
  const here = (end: { at: Spot; side: string }) => is_at(end.at, at) && end.side === 'NESW'[side];
  const stub = map?.borders?.find(here);
  if (stub) return { edge: stub.kind, of: 'border' };
  return map?.ferries?.some(({ ends }) => ends.some(here)) ? { edge: 'road', of: 'ferry' } : undefined;
}

// M1: beside a tile, beside a large city that a tile has reached, or across a ferry from one.
function in_reach(ground: Ground, at: At): boolean {
  const { map, edges_at } = ground;
  const laid_beside = (place: At) => STEPS.some((_, side) => edges_at(beyond(place, side)));
  const to_at = ([x, y]: Spot): At => ({ x, y });
  return (
    laid_beside(at) ||
    STEPS.some((_, side) => city_at(ground, beyond(at, side))?.squares.some((spot) => laid_beside(to_at(spot)))) ||
    !!map?.ferries?.some(({ ends }) => ends.some((end) => is_at(end.at, at)) && ends.some((end) => !is_at(end.at, at) && edges_at(to_at(end.at))))
  );
}

// Null: as far as is known here it fits.
export function misfit(ground: Ground, at: At, own: Edge[]): Misfit | null {
  const printed = city_at(ground, at);
  if (printed) return { why: 'printed', name: printed.name };
  const soil = ground.map ? (ground.map.rows[at.y]?.[at.x] ?? '.') : '#';
  if (soil === '.' || soil === '~') return { why: 'off_map' };
  if (ground.starts?.some((start) => same(start, at))) return { why: 'start' };
  if (!in_reach(ground, at)) return { why: 'alone' };
  const demands = STEPS.map((_, side) => demand(ground, at, side));
  const clashes = demands.flatMap((each, side): Clash[] => (each && each.edge !== own[side] ? [{ ...each, side, own: own[side]! }] : []));
  if (clashes.length) return { why: 'sides', clashes };
  if (!own.includes('river')) return null;
  return { why: demands.some((each) => each?.edge === 'river') ? 'river_back' : 'river' };
}
