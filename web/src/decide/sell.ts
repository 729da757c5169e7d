// Selling a wine in the town just covered or over a border (FR3, FR4).
import { t } from '../text/text.svelte';
import type { Chip } from '../protocol/types';
import { NOTHING, of_type, pass_of, type Card, type Plan, type Scene } from './plan';
import { colour_word } from './words';

const WORTH = { town: 9, border: 5 };

// Chips of the colour with a sum of 2 (FR1).
function wine(chips: Chip[], colour: string): Chip[] {
  const own = chips.filter((chip) => chip.colour === colour);
  const two = own.find(({ value }) => value === 2);
  const ones = own.filter(({ value }) => value === 1).slice(0, 2);
  return ones.length === 2 ? ones : two ? [two] : [];
}

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
