// A square by what lies around it, and a tile by its sides, for those who listen.
import { feature_on } from '../board/shapes.svelte';
import { list, t } from '../text/text.svelte';
import type { At, BoardTile, MapData, Name, Spot, View } from '../protocol/types';
import { beyond, demand, STEPS, type Clash, type Edge, type Ground, type Misfit } from './misfit';
import { feature_word, place_name, square_word } from './words';

const SIDES = ['north', 'east', 'south', 'west'] as const;
const NEAR = 2; // squares away

const edge_words = (edge: Edge, side: number) => t('edge_side', { edge: t(`feature_${edge}`), side: t(`side_${SIDES[side]!}`) });

// "east of Erfurt, next to Berlin"; where neither is, the nearest of them.
export function near_words(map: MapData | null, at: At): string {
  const is_at = ([x, y]: Spot, place: At) => x === place.x && y === place.y;
  const round = STEPS.map((_, side) => ({ side, place: beyond(at, side) }));
  const towns = round.flatMap(({ side, place }) => (map?.towns ?? []).filter((town) => is_at(town.at, place)).map(({ name }) => t(`place_${SIDES[(side + 2) % 4]!}`, { name: place_name(name) })));
  const cities = (map?.large_cities ?? []).filter(({ squares }) => round.some(({ place }) => squares.some((spot) => is_at(spot, place)))).map(({ name }) => t('place_beside', { name: place_name(name) }));
  if (towns.length || cities.length) return [...towns, ...cities].join(', ');
  const away = ([x, y]: Spot) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
  const named: { name: Name; at: Spot }[] = [...(map?.towns ?? []), ...(map?.large_cities ?? []).flatMap(({ name, squares }) => squares.map((spot) => ({ name, at: spot })))];
  const nearest = named.filter((place) => away(place.at) > 0 && away(place.at) <= NEAR).sort((a, b) => away(a.at) - away(b.at))[0];
  return nearest ? t('place_near', { name: place_name(nearest.name) }) : '';
}

// "Erfurt, column 9, row 5; next to Berlin; road west, city north": what the sides must meet, too.
export function place_words(ground: Ground, { chips }: Pick<View, 'chips'>, at: At): string {
  const met = STEPS.flatMap((_, side) => {
    const edge = demand(ground, at, side)?.edge;
    return edge ? [edge_words(edge, side)] : [];
  });
  const chip = chips.some(({ x, y }) => x === at.x && y === at.y);
  return [near_words(ground.map, at), met.length ? t('place_meets', { sides: list(met) }) : '', chip ? t('place_chip') : '', square_word(ground.map, at)].filter(Boolean).join('; ');
}

// "city north, road east, field south, field west"
export function sides_words(edges: Edge[]): string {
  return edges.map(edge_words).join(', ');
}

// "city north and east"
export function segment_words(tile: BoardTile, on: string): string {
  const shape = feature_on(tile, on);
  const sides = shape && shape.kind !== 'field' ? shape.sides.map((side) => (side + tile.rot) % 4).sort() : [];
  return sides.length ? t('edge_side', { edge: feature_word(on), side: list(sides.map((side) => t(`side_${SIDES[side]!}`))) }) : feature_word(on);
}

function met_words({ of, edge, name = '' }: Clash): string {
  if (of === 'city') return t(edge === 'city' ? 'meets_open' : 'meets_closed', { name: place_name(name) });
  return of === 'tile' ? t(`meets_${edge}`) : t(of === 'ferry' ? 'meets_ferry' : edge === 'city' ? 'meets_city_abroad' : 'meets_road_abroad');
}

export function misfit_words(fault: Misfit): string {
  if (fault.why === 'printed') return t('misfit_printed', { name: place_name(fault.name) });
  if (fault.why !== 'sides') return t(`misfit_${fault.why}`);
  return fault.clashes.map((clash) => t('misfit_side', { side: t(`side_${SIDES[clash.side]!}`), own: t(`own_${clash.own}`), other: met_words(clash) })).join(' ');
}
