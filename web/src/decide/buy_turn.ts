// One more turn for a meeple on the Isle of Man (GB2).
import { SQUARE } from '../board/geometry';
import { t } from '../text/text.svelte';
import { NOTHING, pass_of, type Mark, type Plan, type Scene } from './plan';

export function plan_buy_turn({ actions, map, seat }: Scene): Plan {
  const isle = map?.isle_of_man;
  const marks: Mark[] = isle
    ? [{ key: 'isle', x: isle.at[0] * SQUARE, y: isle.at[1] * SQUARE, look: 'isle', label: t('buy_turn'), figure: { kind: 'meeple', player: seat, lies: false }, action: { type: 'buy_turn' } }]
    : [];
  return {
    ...NOTHING,
    title: t('buy_title'),
    line: t('buy_line'),
    step: 'score',
    marks,
    main: { label: t('buy_turn'), action: { type: 'buy_turn' } },
    out: { label: t('done'), action: pass_of(actions) },
  };
}
