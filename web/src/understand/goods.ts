// The trade goods in a city: what whoever completes it takes (T3).
import { same } from '../board/geometry';
import { feature_on } from '../board/shapes.svelte';
import type { BoardTile, Feature, Goods, View } from '../protocol/types';

export const GOODS: Goods[] = ['wine', 'grain', 'cloth'];

export function goods_in({ kind, places }: Feature, board: BoardTile[]): { goods: Goods; tokens: number }[] {
  if (kind !== 'city') return [];
  const found = places.map((place) => {
    const tile = board.find((laid) => same(laid, place));
    return tile && feature_on(tile, place.on)?.goods;
  });
  return GOODS.map((goods) => ({ goods, tokens: found.filter((each) => each === goods).length })).filter(({ tokens }) => tokens);
}

export const with_goods = ({ setup }: View): boolean => setup.rules?.includes('trade_goods') ?? false;
