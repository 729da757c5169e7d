// Taking the abbot home from an unfinished monastery or garden, with what it is worth now (A3).
import { same } from '../board/geometry';
import { worth_round } from '../board/round';
import { spot_on } from '../board/shapes.svelte';
import type { Figure, View } from '../protocol/types';
import { t } from '../text/text.svelte';
import type { Card, Mark, Scene } from './plan';
import { feature_word, square_word } from './words';

export function abbot_of({ figures }: View, seat: number): Figure | undefined {
  return figures.find(({ figure, player }) => figure === 'abbot' && player === seat);
}

export function abbot_marks({ view, actions, seat, map }: Scene): Mark[] {
  const action = actions.find(({ type }) => type === 'abbot_back');
  const abbot = abbot_of(view, seat);
  const tile = view.board.find((laid) => same(laid, abbot));
  if (!action || !abbot || !tile) return [];
  return [
    {
      key: 'abbot_back',
      ...spot_on(tile, abbot.on),
      look: 'target',
      label: `${feature_word(abbot.on)}, ${square_word(map, abbot)}`,
      figure: { kind: 'abbot', player: seat, lies: false },
      stands: { x: abbot.x, y: abbot.y, on: abbot.on },
      action,
    },
  ];
}

// None while he is at home or may not leave.
export function abbot_card({ view, actions, seat, map }: Scene): Omit<Card, 'chosen'>[] {
  const abbot = abbot_of(view, seat);
  if (!abbot || !actions.some(({ type }) => type === 'abbot_back')) return [];
  return [{ key: 'abbot_back', title: t('abbot_back'), line: t('abbot_back_points', { n: worth_round(abbot, view.board, map?.large_cities ?? []) }), pictures: [{ figure: 'abbot', player: seat }], sign: 'undo' }];
}
