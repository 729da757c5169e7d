// How points came about, in words: "5 tiles × 2 + 2 coats of arms × 2".
import { number, t, type Key } from '../text/text.svelte';
import type { Parts, ScoreKind } from '../protocol/types';

interface Term {
  key: Key;
  n: number;
  each: number; // points
}

// Rules B6 to B12, M9, V3, V4, IB1, IB3.
export function terms(kind: ScoreKind, parts: Parts, complete: boolean): Term[] {
  const term = (key: Key, n: number | undefined, each: number): Term[] => (n ? [{ key, n, each }] : []);
  const tiles = (each: number) => term('log_tiles', parts.tiles, each);
  const coats = term('log_coats', parts.coats, complete ? 2 : 1);
  switch (kind) {
    case 'city':
      return [...tiles(complete ? 2 : 1), ...coats];
    case 'road':
      return [...tiles(1), ...coats, ...term('part_towns', parts.towns, 2)];
    case 'monastery':
    case 'post_office':
    case 'postman':
      return tiles(1);
    case 'field':
      return term('log_cities', parts.cities, 3);
    case 'coats':
      return term('log_coats', parts.coats, 2);
    case 'treat':
      return term('part_value', parts.value, 2);
    default:
      return [];
  }
}

export function worth(kind: ScoreKind, parts: Parts, complete: boolean): number {
  return terms(kind, parts, complete).reduce((total, { n, each }) => total + n * each, 0);
}

// Empty where there is nothing to explain, or the rules count otherwise than this file knows.
export function breakdown(kind: ScoreKind, parts: Parts, complete: boolean, points: number): string {
  if (worth(kind, parts, complete) !== points) return '';
  return terms(kind, parts, complete).map(({ key, n, each }) => t(key, { n }) + (each > 1 ? ` × ${number(each)}` : '')).join(' + ');
}
