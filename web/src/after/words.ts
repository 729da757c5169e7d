// The final scoring in words.
import { middle, same, type Point } from '../board/geometry';
import { spot_on } from '../board/shapes.svelte';
import type { BoardTile, Feature, MapData } from '../protocol/types';
import { list, t } from '../text/text.svelte';
import { city_names } from '../understand/printed';
import type { Told } from './final';

// "Berlin" where the map gives it a name, else "City".
export function thing_title({ kind, parts }: Told, feature?: Feature, map: MapData | null = null): string {
  const names = feature ? city_names(feature, map) : [];
  return names.length ? list(names) : t(`thing_${kind}`, { goods: parts.goods ? t(`goods_${parts.goods}`) : '' });
}

// "4 tiles, 1 coat, open"
export function thing_line({ kind, parts, complete }: Told, feature?: Feature): string {
  if (kind === 'field') return t(parts.pig ? 'thing_cities_pig' : 'thing_cities', { n: parts.cities ?? 0 });
  if (kind === 'trade_goods') return t('thing_tokens', { n: parts.tokens ?? 0 });
  if ((kind === 'monastery' || kind === 'post_office' || kind === 'garden') && feature?.open)
    return t('told_of', { n: parts.tiles ?? 0, all: (parts.tiles ?? 0) + feature.open });
  return [
    parts.tiles ? t('log_tiles', { n: parts.tiles }) : '',
    parts.coats ? t('log_coats', { n: parts.coats }) : '',
    parts.towns ? t('log_towns', { n: parts.towns }) : '',
    !complete && (kind === 'city' || kind === 'road') ? t('thing_open') : '',
    !complete && parts.inn ? t('thing_nothing', { what: t('has_inn') }) : '',
    !complete && parts.cathedral ? t('thing_nothing', { what: t('has_cathedral') }) : '',
  ].filter(Boolean).join(', ');
}

export function majority({ shares }: Told, name: (player: number) => string): string {
  const names = list(shares.map(({ player }) => name(player)));
  return t(shares.length > 1 ? 'share_majority' : 'has_majority', { names });
}

// Those who share a thing may get different points.
export function points_of({ shares }: Told): string {
  return [...new Set(shares.map(({ points }) => points))].map(signed).join(' / ');
}

export function signed(points: number): string {
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`;
}

// Where its flag stands; null: nowhere on the board.
export function place_of({ at, on }: Told, board: BoardTile[]): Point | null {
  const tile = board.find((laid) => same(laid, at));
  return tile && on ? spot_on(tile, on) : at && middle(at);
}
