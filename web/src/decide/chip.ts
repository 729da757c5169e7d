// Laying the chips before the first tile, in turn, each face down (C5).
import { middle } from '../board/geometry';
import { chips_laid } from '../setup/choice';
import { t } from '../text/text.svelte';
import { near_words } from './place_words';
import { key_of, NOTHING, of_type, type Mark, type Plan, type Scene } from './plan';
import { square_word } from './words';

export function plan_chip({ view, actions, map, choice }: Scene): Plan {
  const marks: Mark[] = of_type(actions, 'chip').map((action) => ({
    key: key_of(action),
    ...middle(action),
    square: { x: action.x, y: action.y },
    look: 'legal',
    label: [near_words(map, action), square_word(map, action)].filter(Boolean).join('; '),
    action,
  }));
  const chosen = marks.find(({ key }) => key === choice.mark);
  return {
    ...NOTHING,
    title: t('chip_title'),
    line: t('chip_line', { n: chips_laid({ chips: view.setup.chips ?? false }, map) - view.chips.length }),
    step: null,
    marks,
    quick: true,
    main: { label: t('lay_here'), action: chosen?.action ?? null },
    hand: { chip: null },
  };
}
