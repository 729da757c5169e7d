// Paying chips to make a meeple count double (DE1); offered with the figure and after it.
import { spot_on } from '../board/shapes.svelte';
import { same } from '../board/geometry';
import { t } from '../text/text.svelte';
import type { Action, ActionOf, Chip } from '../protocol/types';
import { key_of, of_type, type Card, type Mark, type Scene } from './plan';
import { feature_word, square_word } from './words';

type Upgrade = ActionOf<'upgrade'>;

export interface Paying {
  marks: Mark[];
  variants: Card[];
  action: Action | null;
}

// Which chips are laid out for numbers to pay: the first ones that fit.
function chips_for(pay: number[], chips: Chip[]): Chip[] {
  const left = [...chips];
  return pay.flatMap((value) => {
    const index = left.findIndex((chip) => chip.value === value);
    return index < 0 ? [] : left.splice(index, 1);
  });
}

export function paying({ view, actions, seat, map, choice }: Scene): Paying {
  const places = new Map<string, Upgrade[]>();
  for (const action of of_type(actions, 'upgrade')) {
    const key = key_of(action, action.on);
    places.set(key, [...(places.get(key) ?? []), action]);
  }
  const marks = [...places].flatMap(([key, ways]): Mark[] => {
    const first = ways[0]!;
    const tile = view.board.find((laid) => same(laid, first));
    if (!tile) return [];
    return [
      {
        key,
        ...spot_on(tile, first.on),
        look: 'upgrade',
        label: `${feature_word(first.on)}, ${square_word(map, first)}`,
        figure: { kind: 'meeple', player: seat, lies: first.on.startsWith('field') },
        stands: { x: first.x, y: first.y, on: first.on },
      },
    ];
  });
  const only = marks.length === 1 ? marks[0]!.key : '';
  const ways = places.get(choice.mark) ?? places.get(only) ?? [];
  const name = (way: Upgrade) => way.pay.join('+');
  const chosen = ways.find((way) => name(way) === choice.variant) ?? ways[0];
  const variants: Card[] = ways.map((way) => ({
    key: name(way),
    title: t('pay'),
    line: way.pay.join(' + '),
    pictures: chips_for(way.pay, view.players[seat]?.chips ?? []).map((chip) => ({ chip })),
    chosen: way === chosen,
  }));
  return { marks, variants, action: chosen ?? null };
}
