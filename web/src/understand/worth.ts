// What features are worth, as the rules count (B6 to B12, M9, V4, IB1, IB3, I2, I3, T2, A2).
import type { Key } from '../text/text.svelte';
import type { Parts, ScoreKind } from '../protocol/types';

export interface Term {
  key: Key;
  n: number;
  each: number; // points
}

export function terms(kind: ScoreKind, parts: Parts, complete: boolean): Term[] {
  const term = (key: Key, n: number | undefined, each: number): Term[] => (n ? [{ key, n, each }] : []);
  const tiles = (each: number) => term('log_tiles', parts.tiles, each);
  const coats = (each: number) => term('log_coats', parts.coats, each);
  if (!complete && (parts.inn || parts.cathedral)) return [];
  const city = !complete ? 1 : parts.cathedral ? 3 : 2;
  switch (kind) {
    case 'city':
      return [...tiles(city), ...coats(city)];
    case 'road':
      return [...tiles(parts.inn ? 2 : 1), ...coats(complete ? 2 : 1), ...term('part_towns', parts.towns, 2)];
    case 'monastery':
    case 'post_office':
    case 'garden':
    case 'postman':
      return tiles(1);
    case 'field':
      return term('log_cities', parts.cities, parts.pig ? 4 : 3);
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
