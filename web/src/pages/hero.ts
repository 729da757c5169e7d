import type { FigureKind } from '../protocol/types';

// A game on Germany's map, for the first page: tile, column, row, quarter turns. Small drawings, so that the page comes quickly.
export const HERO_MAP = 'deutschland';
export const FRAME = { left: -2, top: -2, width: 15, height: 19 }; // of its chart, in squares
export const HERO: [string, number, number, number][] = [
  ['base/RCr.start', 7, 1, 0],
  ['base/L', 5, 2, 3],
  ['postman/C', 6, 2, 1],
  ['base/Cc+', 7, 2, 3],
  ['base/CFc.1', 6, 3, 2],
  ['traders_and_builders/Ccc.g', 7, 3, 0],
  ['base/CC.2', 7, 4, 2],
];

// Figures on it: kind, player, column and row of its spot, whether it lies.
export const FIGURES: [FigureKind, number, number, number, boolean][] = [
  ['postman', 3, 7.27, 2.56, false],
  ['meeple', 1, 7.85, 4.5, false],
  ['meeple', 3, 6.47, 2.5, false],
  ['postman', 0, 6.44, 3.5, false],
  ['meeple', 2, 5.52, 2.5, false],
];
