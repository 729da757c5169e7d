// Handing in a set of three chips (GB3).
import { t } from '../text/text.svelte';
import { NOTHING, of_type, type Card, type Plan, type Scene } from './plan';
import { colour_word } from './words';

export function plan_redeem({ view, actions, seat, choice }: Scene): Plan {
  const sets = of_type(actions, 'redeem').map((action) => ({
    key: action.chips.map(({ colour, value }) => `${colour}${value}`).join(' '),
    action,
  }));
  const chosen = sets.find(({ key }) => key === choice.card) ?? sets[0];
  const cards: Card[] = sets.map(({ key, action }) => ({
    key,
    title: t('set'),
    line: action.chips.map(({ colour, value }) => `${colour_word(colour)} ${value}`).join(', '),
    pictures: action.chips.map((chip) => ({ chip })),
    chosen: key === chosen?.key,
  }));
  const home = view.players[seat]?.isle ?? 0;
  return {
    ...NOTHING,
    title: t(home ? 'redeem_title' : 'redeem_none_title'),
    line: home ? t('redeem_line', { n: home }) : t('redeem_none'),
    step: 'figure',
    cards,
    main: { label: t('hand_in'), action: chosen?.action ?? null },
  };
}
