// A monastery, garden or post office and what lies round it: tiles, and squares of large cities (B12, M11).
import type { At, MapData } from '../protocol/types';

export function worth_round(at: At, board: At[], cities: Pick<MapData['large_cities'][number], 'squares'>[]): number {
  const near = (other: At) => Math.abs(other.x - at.x) <= 1 && Math.abs(other.y - at.y) <= 1;
  const printed = cities.flatMap(({ squares }) => squares.map(([x, y]) => ({ x, y })));
  return [...board, ...printed].filter(near).length;
}
