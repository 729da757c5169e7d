// Where a city or road still goes on: sides of its segments with no tile beyond.
import { same } from '../board/geometry';
import { feature_on } from '../board/shapes.svelte';
import type { At, BoardTile, Feature, MapData } from '../protocol/types';
import { cities_in } from './printed';

const STEPS: At[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];

export interface End extends At {
  side: number; // north, east, south, west
}

function is_square(map: MapData | null, { x, y }: At): boolean {
  const ground = map ? (map.rows[y]?.[x] ?? '.') : '#';
  return ground !== '.' && ground !== '~' && ground !== '@';
}

export function open_ends(feature: Feature, board: BoardTile[], map: MapData | null): End[] {
  if (feature.complete || (feature.kind !== 'city' && feature.kind !== 'road')) return [];
  const laid_sides = feature.places.flatMap(({ x, y, on }): End[] => {
    const tile = board.find((laid) => same(laid, { x, y }));
    const sides = (tile && feature_on(tile, on)?.sides) ?? [];
    return sides.map((side) => ({ x, y, side: (side + tile!.rot) % 4 }));
  });
  const printed_sides = cities_in(feature, map).flatMap(({ open }) => open.map(({ at, side }): End => ({ x: at[0], y: at[1], side: 'NESW'.indexOf(side) })));
  return [...laid_sides, ...printed_sides].filter(({ x, y, side }) => {
    const beyond = { x: x + STEPS[side]!.x, y: y + STEPS[side]!.y };
    return is_square(map, beyond) && !board.some((laid) => same(laid, beyond));
  });
}

// Round a monastery or post office: what is still to be laid.
export function missing_round(at: At, board: BoardTile[], map: MapData | null): At[] {
  const round = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: at.x + dx, y: at.y + dy })));
  return round.filter((place) => is_square(map, place) && !board.some((laid) => same(laid, place)));
}
