// Selling a wine in the town just covered or over a border (FR3, FR4).
import { t } from '../text/text.svelte';
import { NOTHING, of_type, pass_of, type Card, type Plan, type Scene } from './plan';
import { wine } from './wine';
import { colour_word } from './words';

const WORTH = { town: 9, border: 5 };

export function plan_sell({ view, actions, seat, choice }: Scene): Plan {
  const sales = of_type(actions, 'sell').map((action) => ({ key: `${action.colour} ${action.to}`, action }));
  sales.sort((a, b) => WORTH[b.action.to] - WORTH[a.action.to]);
  const chosen = sales.find(({ key }) => key === choice.card) ?? sales[0];
  const cards: Card[] = sales.map(({ key, action }) => ({
    key,
    title: t('sell_for', { n: WORTH[action.to] }),
    line: t(action.to === 'town' ? 'sell_town' : 'sell_border', { colour: colour_word(action.colour) }),
    pictures: wine(view.players[seat]?.chips ?? [], action.colour).map((chip) => ({ chip })),
    chosen: key === chosen?.key,
  }));
  return {
    ...NOTHING,
    title: t('sell_title'),
    line: t('sell_line'),
    step: 'score',
    cards,
    main: { label: t('sell'), action: chosen?.action ?? null },
    out: { label: t('sell_not'), action: pass_of(actions) },
  };
}
