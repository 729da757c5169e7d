// Which segment of a tile lies under a point.
import { same, SQUARE, square_at, turned, type Pair, type Point } from '../board/geometry';
import { shapes_of, type FeatureShape } from '../board/shapes.svelte';
import type { BoardTile } from '../protocol/types';
import type { Segment } from './insight.svelte';

const ROAD = 8; // units from its middle line that still mean the road
const BUILDING = 19; // from a building's spot

// Even and odd crossings of the rings by a line to the east.
export function inside(rings: Pair[][], [x, y]: Pair): boolean {
  let within = false;
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
    });
  return within;
}

export function distance(line: Pair[], [x, y]: Pair): number {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; ++i) {
    const [ax, ay] = line[i]!;
    const [dx, dy] = [line[i + 1]![0] - ax, line[i + 1]![1] - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return least;
}

function means(shape: FeatureShape, at: Pair): boolean {
  if (shape.line) return distance(shape.line, at) < ROAD;
  if (shape.rings) return inside(shape.rings, at);
  return Math.hypot(at[0] - shape.spot[0], at[1] - shape.spot[1]) < BUILDING;
}

// Buildings stand on fields, roads run through them: what is smaller is meant first.
const ORDER = ['monastery', 'post_office', 'garden', 'road', 'city', 'field'];

// What is meant first comes first: a garden is none where no abbot plays.
export function segments_at(board: BoardTile[], point: Point): Segment[] {
  const square = square_at(point);
  const tile = board.find((laid) => same(laid, square));
  const shapes = tile && shapes_of(tile.tile);
  if (!shapes) return [];
  const at = turned([point.x - square.x * SQUARE, point.y - square.y * SQUARE], 4 - tile.rot);
  return ORDER.flatMap((kind) => {
    const shape = shapes.features.find((each) => each.kind === kind && means(each, at));
    return shape ? [{ ...square, on: shape.on[tile.rot] ?? '' }] : [];
  });
}
