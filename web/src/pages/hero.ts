import type { FigureKind } from '../protocol/types';

// A corner of a game, for the first page: tile, column, row, quarter turns.
export const HERO: [string, number, number, number][] = [
  ['base/Rr', 0, 0, 0],
  ['base/L', 1, 0, 2],
  ['base/RCr', 2, 0, 1],
  ['base/CFc+', 3, 0, 0],
  ['postman/CR', 4, 0, 3],
  ['base/Rr', 5, 0, 1],
  ['postman/RRR', 0, 1, 1],
  ['base/CC.2', 1, 1, 2],
  ['base/CRRR', 2, 1, 3],
  ['base/RFr', 3, 1, 0],
  ['base/CRr', 4, 1, 1],
  ['base/CFC.2', 5, 1, 1],
  ['base/Rr', 0, 2, 1],
  ['base/Ccc', 1, 2, 1],
  ['base/CRRR', 2, 2, 3],
  ['postman/R', 3, 2, 1],
  ['base/Rr', 4, 2, 2],
  ['postman/Rr', 5, 2, 0],
  ['base/RRR', 0, 3, 0],
  ['base/RFr', 2, 3, 3],
  ['base/L', 3, 3, 2],
  ['base/LR', 4, 3, 0],
  ['base/RFr', 5, 3, 1],
  ['base/RRR', 0, 4, 3],
  ['postman/RrWE', 1, 4, 0],
  ['base/RrC', 2, 4, 1],
  ['base/C', 3, 4, 3],
  ['base/RFr', 4, 4, 3],
  ['base/RrC', 5, 4, 2],
];

// Figures on it: kind, player, column and row of its spot, whether it lies.
export const FIGURES: [FigureKind, number, number, number, boolean][] = [
  ['meeple', 0, 1.66, 2.16, false],
  ['meeple', 1, 4.98, 1.52, false],
  ['postman', 0, 2.5, 3.2, false],
  ['meeple', 2, 3.86, 2.14, true],
  ['meeple', 3, 4.46, 3.56, false],
  ['postman', 1, 3.55, 1.52, false],
];
