// Words for places and features.
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';
import type { At, Colour, FeatureKind, FigureKind, Goods, MapData, Name } from '../protocol/types';

export function feature_word(on: string): string {
  return t(`feature_${on.split('@')[0] as FeatureKind}`);
}

export function figure_word(kind: FigureKind): string {
  return t(`small_${kind}`);
}

export function colour_word(colour: Colour): string {
  return t(`colour_${colour}`);
}

// "2 wine"
export function goods_words({ goods, tokens }: { goods: Goods; tokens: number }): string {
  return t('goods_of', { n: tokens, goods: t(`goods_${goods}`) });
}

export function place_name(name: Name): string {
  return typeof name === 'string' ? name : name[settings.language];
}

export function town_at(map: MapData | null, at: At): string {
  const town = map?.towns.find((place) => place.at[0] === at.x && place.at[1] === at.y);
  return town ? place_name(town.name) : '';
}

// "column 9, row 5", on a map counted from its corner; with the town's name.
export function square_word(map: MapData | null, at: At): string {
  const where = t('square', { x: map ? at.x + 1 : at.x, y: map ? at.y + 1 : at.y });
  const town = town_at(map, at);
  return town ? `${town}, ${where}` : where;
}
