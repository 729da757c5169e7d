// What the map prints: large cities are part of the features that lead there.
import { place_name } from '../decide/words';
import type { At, Feature, MapData, Spot } from '../protocol/types';

export function cities_in(feature: Feature, map: MapData | null): MapData['large_cities'] {
  if (feature.kind !== 'city') return [];
  return (map?.large_cities ?? []).filter(({ id }) => feature.printed.includes(id));
}

export function printed_squares(feature: Feature, map: MapData | null): Spot[] {
  return cities_in(feature, map).flatMap(({ squares }) => squares);
}

// "Berlin", where the map gives it a name.
export function city_names(feature: Feature, map: MapData | null): string[] {
  return cities_in(feature, map).map(({ name }) => place_name(name));
}

export function city_at(features: Feature[], map: MapData | null, { x, y }: At): Feature | undefined {
  return features.find((feature) => printed_squares(feature, map).some((spot) => spot[0] === x && spot[1] === y));
}
