// The puzzles of data/puzzles, as `mappa puzzles` writes them (docs/page.md), loaded with their page.
import type { FeatureKind, Setup } from '../protocol/types';

export const PUZZLE_GAP = 3; // points, at least, between the best way and the next
export const THEMES = ['fields', 'stealing', 'blocking', 'endgame', 'chips', 'postman', 'building'] as const;
export type Theme = (typeof THEMES)[number];
export const DIFFICULTIES = [1, 2, 3, 4] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

// What each legal action loses, in their order; a list where the turn goes on after it.
export type Ways = (number | Ways)[];
export type Why = [why: 'scores' | 'steals' | 'shares' | 'field' | 'dead' | 'chip' | 'post' | 'saves' | 'costs', points: number, kind?: FeatureKind];

interface Told {
  at: number; // actions of the game before it
  difficulty: Difficulty;
  themes: Theme[];
  why: Why[];
  ways: Ways;
}
export interface PuzzleFile {
  setups: Omit<Setup, 'seed'>[];
  games: { seed: number; actions: number[]; puzzles: Told[] }[];
}

export interface Puzzle extends Told {
  id: string; // of the game and the place in it: it stays the same when more puzzles are found
  number: number; // from 1
  setup: Omit<Setup, 'seed'> & { seed: number };
  actions: number[]; // before it
}

export function puzzles_of({ setups, games }: PuzzleFile): Puzzle[] {
  return games
    .flatMap(({ seed, actions, puzzles }) => puzzles.map((told) => ({ ...told, id: `${seed}-${told.at}`, setup: { ...setups[seed % setups.length]!, seed }, actions: actions.slice(0, told.at) })))
    .map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
}

export const load_puzzles = async (): Promise<Puzzle[]> => puzzles_of((await import('../../../data/puzzles/puzzles.json')).default as unknown as PuzzleFile);

// The first way that loses nothing, and what the next best one loses.
export function best_way(ways: Ways): number[] {
  for (const [i, way] of ways.entries()) {
    if (way === 0) return [i];
    const rest = typeof way === 'number' ? [] : best_way(way);
    if (rest.length) return [i, ...rest];
  }
  return [];
}
export const next_loss = (ways: Ways): number => Math.min(...ways.map((way) => (typeof way === 'number' ? way || Infinity : next_loss(way))));
