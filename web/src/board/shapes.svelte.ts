// The shapes of tiles' features, fetched once for each kind of tile.
import { SvelteMap } from 'svelte/reactivity';
import { tile_shapes } from '../look/art';
import type { BoardTile, FeatureKind, Goods } from '../protocol/types';
import { SQUARE, turned, type Pair, type Point } from './geometry';

export interface FeatureShape {
  kind: FeatureKind | 'river';
  on: string[]; // its name in each rotation
  spot: Pair;
  sides: number[];
  ports: number[];
  cities: number[];
  coats: number;
  inn?: boolean;
  cathedral?: boolean;
  goods?: Goods;
  rings?: Pair[][];
  walls?: Pair[][];
  line?: Pair[];
}
export interface TileShapes {
  id: string;
  features: FeatureShape[];
}

const known = new SvelteMap<string, TileShapes>();
const asked = new Set<string>();

// Undefined until it has come; whoever draws with it is told then.
export function shapes_of(id: string): TileShapes | undefined {
  if (!asked.has(id)) {
    asked.add(id);
    void fetch(tile_shapes(id))
      .then((answer) => answer.json())
      .then((shapes: TileShapes) => known.set(id, shapes))
      .catch(() => asked.delete(id));
  }
  return known.get(id);
}

export function feature_on(tile: BoardTile, on: string): FeatureShape | undefined {
  return shapes_of(tile.tile)?.features.find((feature) => feature.on[tile.rot] === on);
}

// Where a figure on this feature stands.
export function spot_on(tile: BoardTile, on: string): Point {
  const feature = feature_on(tile, on);
  const [x, y] = turned(feature?.spot ?? [50, 50], tile.rot);
  return { x: tile.x * SQUARE + x, y: tile.y * SQUARE + y };
}
