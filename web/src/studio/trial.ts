// How a map plays: games come one after the other, and their figures are taken together.
import type { Figure, Trial } from './engine';

export const FIGURES = ['placed', 'empty', 'points', 'completed'] as const;
export type FigureName = (typeof FIGURES)[number];

const mixed = (a: number, b: number, m: number, n: number): number => (a * m + b * n) / (m + n);

function both(a: Figure, b: Figure, m: number, n: number): Figure {
  const value = mixed(a.value, b.value, m, n);
  return { value, range: a.range, well: value >= a.range[0] && value <= a.range[1] };
}

export function together(before: Trial | null, next: Trial): Trial {
  if (!before) return next;
  const [m, n] = [before.games, next.games];
  const figures = Object.fromEntries(FIGURES.map((name) => [name, both(before[name], next[name], m, n)])) as Record<FigureName, Figure>;
  return { ...figures, games: m + n, cities: next.cities.map((share, i) => mixed(before.cities[i] ?? 0, share, m, n)) };
}

export const is_well = (trial: Trial): boolean => FIGURES.every((name) => trial[name].well);
