// Where a chip lies on its square: in the middle, but beside a picture printed there.
import type { At, MapData } from '../protocol/types';
import { SQUARE } from './geometry';

export interface ChipPlace {
  x: number; // of its corner
  y: number;
  size: number;
}

export function chip_place(map: MapData | null, at: At): ChipPlace {
  const ground = map?.rows[at.y]?.[at.x] ?? '#';
  const [x, y, r] = ground === 'o' || ground === '*' ? [21, 24, 18] : ground === 'i' ? [20, 20, 17] : [50, 50, 23];
  const size = (r / 42) * 100;
  return { x: at.x * SQUARE + x - size / 2, y: at.y * SQUARE + y - size / 2, size };
}
