// The chips of a map as they may lie: where it marks their squares there, else spread over the plain ones.
import { chip_place } from '../board/chips';
import { SQUARE } from '../board/geometry';
import type { At, Colour, MapOffer } from '../protocol/types';
import { chip_art } from './art';

export interface ExampleChip extends At {
  size: number; // in squares, like its corner
  url: string;
}

export function chip_example(map: MapOffer): ExampleChip[] {
  const lay = (at: At, url: string): ExampleChip => {
    const { x, y, size } = chip_place(map, at);
    return { x: x / SQUARE, y: y / SQUARE, size: size / SQUARE, url };
  };
  const marked = Object.entries(map.chip_squares ?? {}).flatMap(([colour, squares]) => squares.map(([x, y]) => lay({ x, y }, chip_art(colour as Colour, null, true))));
  if (marked.length) return marked;
  const plain = map.rows.flatMap((row, y) => [...row].flatMap((ground, x) => (ground === '#' ? [{ x, y }] : [])));
  const laid = Math.min(map.chips?.laid ?? 0, plain.length);
  return Array.from({ length: laid }, (_, i) => lay(plain[Math.floor(((i + 0.5) * plain.length) / laid)]!, chip_art(null, null, true)));
}
