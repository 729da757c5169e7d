// What can be counted on a map.
import type { MapData } from '../protocol/types';

export interface Facts {
  squares: number; // for tiles
  cities: number;
  towns: number;
  ferries: number;
  chips: number;
}

const FOR_TILES = '#o*i';

export function map_facts(map: MapData): Facts {
  return {
    squares: [...map.rows.join('')].filter((letter) => FOR_TILES.includes(letter)).length,
    cities: map.large_cities.length,
    towns: map.towns.length,
    ferries: map.ferries?.length ?? 0,
    chips: map.chips?.laid ?? 0,
  };
}
