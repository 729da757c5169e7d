// The chart of a reviewed game: everybody's lead or chance, turn by turn, and where the faults lie on it.
import type { Decided, ReviewedTurn } from '../protocol/types';
import { is_fault } from './report';

export type Measure = 'lead' | 'chances';

export interface Point {
  at: number; // actions before what it stands for
  turn: number;
  values: number[]; // of each seat
  faults: Decided[]; // of this turn, the worst first
}

// The first is the beginning. Before anything is drawn nobody's chances were asked: they are alike.
export function curve_of(turns: ReviewedTurn[], measure: Measure): Point[] {
  const first = turns[0];
  if (!first) return [];
  const beginning = measure === 'lead' ? first.before : first.before.map(() => 1 / first.before.length);
  return [
    { at: first.at, turn: first.turn, values: beginning, faults: [] },
    ...turns.map(({ at, turn, decisions, ...told }) => ({ at, turn, values: told[measure], faults: decisions.filter(({ mark }) => is_fault(mark)).sort((a, b) => b.lost - a.lost) })),
  ];
}

// The last point that had begun after so many actions.
export function point_at(points: Point[], at: number): number {
  return Math.max(0, points.findLastIndex((point, i) => i > 0 && point.at <= at));
}

export function line_of(values: number[], x: (i: number) => number, y: (value: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, i) => `${i ? 'L' : 'M'}${round(x(i))} ${round(y(value))}`).join('');
}

// Between two lines at most so far from zero that both signs have the same room; a little at least.
export function reach_of(points: Point[], least = 10): number {
  return Math.max(least, ...points.flatMap(({ values }) => values.map(Math.abs)));
}
