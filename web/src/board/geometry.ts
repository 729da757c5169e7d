// Points of the board: a square is 100 units wide, x grows to the east, y to the south.
import type { At, MapData } from '../protocol/types';
import { table_sheet } from './sheet';

export const SQUARE = 100;

export type Pair = readonly [number, number];
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// As path data.
export function path(line: Pair[]): string {
  return `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

export function turned([x, y]: Pair, quarters: number): Pair {
  let point: Pair = [x, y];
  for (let i = 0; i < (quarters & 3); ++i) point = [SQUARE - point[1], point[0]];
  return point;
}

export function middle({ x, y }: At): Point {
  return { x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE };
}

export function square_at({ x, y }: Point): At {
  return { x: Math.floor(x / SQUARE), y: Math.floor(y / SQUARE) };
}

export function box_around(squares: At[], margin = 0): Box {
  const xs = squares.map((at) => at.x);
  const ys = squares.map((at) => at.y);
  return {
    left: (Math.min(...xs) - margin) * SQUARE,
    top: (Math.min(...ys) - margin) * SQUARE,
    right: (Math.max(...xs) + 1 + margin) * SQUARE,
    bottom: (Math.max(...ys) + 1 + margin) * SQUARE,
  };
}

// All there is to see: the whole sheet, a map's or the free table's.
export function whole_board(map: MapData | null, board: At[]): Box {
  const sheet = table_sheet(board);
  const [left, top, right, bottom] = map?.frame ?? [sheet.left, sheet.top, sheet.right, sheet.bottom];
  return { left: left * SQUARE, top: top * SQUARE, right: right * SQUARE, bottom: bottom * SQUARE };
}

// Where one plays: the map's squares, or the tiles with room around them.
export function playing_field(map: MapData | null, board: At[]): Box {
  return map ? box_around([{ x: 0, y: 0 }, { x: map.width - 1, y: map.height - 1 }], 0.4) : box_around(board.length ? board : [{ x: 0, y: 0 }], 2);
}

export function same(a: At | null | undefined, b: At | null | undefined): boolean {
  return !!a && !!b && a.x === b.x && a.y === b.y;
}

// The one of several points that lies nearest in a direction, for the arrow keys.
export function next_towards<T extends Point>(from: Point, way: Point, points: T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0.01) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}
