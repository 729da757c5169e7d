// Laying the chip just taken as a treat (IB2).
import { middle } from '../board/geometry';
import { t } from '../text/text.svelte';
import type { Chip } from '../protocol/types';
import { near_words } from './place_words';
import { key_of, NOTHING, of_type, type Mark, type Plan, type Scene } from './plan';
import { square_word } from './words';

export function plan_treat({ view, actions, map, seat, choice }: Scene): Plan {
  const chip: Chip = view.players[seat]?.chips.at(-1) ?? { colour: 'orange', value: 1 };
  const marks: Mark[] = of_type(actions, 'treat').map((action) => ({
    key: key_of(action),
    ...middle(action),
    square: { x: action.x, y: action.y },
    look: 'legal',
    label: [near_words(map, action), square_word(map, action), t('worth', { n: chip.value * 2 })].filter(Boolean).join('; '),
    action,
  }));
  const chosen = marks.find(({ key }) => key === choice.mark);
  return {
    ...NOTHING,
    title: t('treat_title'),
    line: t('treat_line', { n: chip.value * 2 }),
    step: 'figure',
    marks,
    main: { label: t('lay_here'), action: chosen?.action ?? null },
    hand: { chip },
  };
}
