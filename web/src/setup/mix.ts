// The tiles of a choice: those that were chosen, or those that the map recommends (M2).
import type { MapOffer, Mix } from '../protocol/types';
import type { Choice } from './choice';
import { ALL, EXPANSIONS, plays } from './expansions';
import { is_river, tiles_of } from './sets';

export const MOST_TILES = 170; // on the free table
export const MOST_DRAWN = 250; // on a map, where not all find room

export const most_tiles = ({ map }: Pick<Choice, 'map'>): number => (map ? MOST_DRAWN : MOST_TILES);
export const is_recommended = ({ tiles, limit }: Choice): boolean => tiles === null && limit === null;

const BASE: Mix = { tiles: { base: 1 } };
// Null: the map has not told it yet.
function recommended({ map: id, postman }: Choice, map: MapOffer | null): Mix | null {
  if (!id) return BASE;
  return map && map.recommended[postman ? 'postman' : 'plain'];
}

// The postman brings his tiles along. Null: not known yet.
export function mix_of(choice: Choice, map: MapOffer | null): Mix | null {
  const mix = choice.tiles ? { tiles: choice.tiles } : recommended(choice, map);
  if (!mix) return null;
  const limit = choice.limit ?? mix.tile_limit;
  return {
    tiles: choice.postman ? { ...mix.tiles, postman: mix.tiles['postman'] ?? 1 } : mix.tiles,
    ...(limit !== undefined && { tile_limit: limit }),
  };
}

export const sets_of = (choice: Choice, map: MapOffer | null): Record<string, number> => mix_of(choice, map)?.tiles ?? {};

export interface Count {
  all: number;
  played: number;
  river: number;
}
export function count_of(choice: Choice, map: MapOffer | null): Count {
  const { tiles, tile_limit = Infinity } = mix_of(choice, map) ?? { tiles: {} };
  const all = tiles_of(tiles);
  const river = tiles_of(Object.fromEntries(Object.entries(tiles).filter(([set]) => is_river(set))));
  return { all, played: Math.min(all, tile_limit), river };
}

// What is played now as one's own choice, to be changed. The postman's tiles come and go with him.
export function own_mix(choice: Choice, map: MapOffer | null): Pick<Choice, 'tiles' | 'limit'> {
  if (choice.tiles) return { tiles: choice.tiles, limit: choice.limit };
  const { tiles, tile_limit = null } = mix_of(choice, map) ?? BASE;
  const { postman: _, ...others } = tiles;
  return { tiles: choice.postman ? others : tiles, limit: tile_limit };
}

// With so many copies of a set.
export function with_set(choice: Choice, map: MapOffer | null, set: string, copies: number): Choice {
  const { tiles, limit } = own_mix(choice, map);
  const { [set]: _, ...others } = tiles!;
  return { ...choice, limit, tiles: copies ? { ...tiles, [set]: copies } : others };
}

// Expansions that are played bring their tiles, where the mix has none.
export function with_expansions(choice: Choice, map: MapOffer | null): Choice {
  const wanted = ALL.filter((expansion) => plays(choice.rules, expansion)).flatMap((expansion) => EXPANSIONS[expansion].set ?? []);
  return wanted.reduce((all, set) => (set in sets_of(all, map) ? all : with_set(all, map, set, 1)), choice);
}
