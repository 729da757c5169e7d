// What the coach says, in words.
import { action_words, type Scene } from '../replay/actions';
import type { Action, Judgement, Reason } from '../protocol/types';
import { number, t } from '../text/text.svelte';
import { c, is_word } from './said.svelte';

const TENTHS = 10;
export const tenths = (value: number): number => Math.round(value * TENTHS) / TENTHS;

// "+3.5", "−2", "0"
export function signed(value: number): string {
  const round = tenths(value);
  return `${round > 0 ? '+' : round < 0 ? '−' : ''}${number(Math.abs(round))}`;
}
// "+4 %": of a chance; parts of a hundredth are not told.
export function signed_percent(chance: number): string {
  const round = Math.round(chance * 100);
  return `${round > 0 ? '+' : round < 0 ? '−' : ''}${percent(Math.abs(chance))}`;
}
export const percent = (chance: number): string => `${number(Math.round(chance * 100))}\u00a0%`;

// Lists of plural forms go by whole and broken numbers alike.
export function ahead_words(lead: number): string {
  const n = Math.abs(tenths(lead));
  return n === 0 ? c('account_even') : c(lead > 0 ? 'account_ahead' : 'account_behind', { n });
}

// Null: a reason that this page does not know.
export function reason_words({ why, kind, player, points, n, m }: Reason, names: (seat: number) => string): string | null {
  const key = `why_${why}`;
  if (!is_word(key)) return null;
  const name = player === undefined ? '' : names(player);
  const what = kind ? t(`feature_${kind}`) : '';
  const said = c(key, {
    what: name && what ? c('why_whose', { what, name }) : what,
    name,
    points: t('points', { n: tenths(points ?? 0) }),
    ...(n !== undefined && { n: tenths(n) }),
    ...(m !== undefined && { m }),
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function reasons_of({ reasons }: Pick<Judgement, 'reasons'>, of: Reason['of'], names: (seat: number) => string): string[] {
  return reasons.filter((reason) => reason.of === of).flatMap((reason) => reason_words(reason, names) ?? []);
}

// "Berlin, column 9, row 5 · meeple in the city"; `beside` is the other line, of which it may differ only in how the tile is turned.
export function line_words(actions: Action[], scene: Scene, beside: Action[] = []): string {
  const other = beside.find(({ type }) => type === 'tile');
  return actions
    .filter(({ type }, i) => type !== 'draw' || actions.length === 1 || i === 0)
    .map((action) => {
      if (action.type === 'pass') return t('no_figure');
      const words = action_words(action, scene);
      const turned = action.type === 'tile' && other?.type === 'tile' && other.x === action.x && other.y === action.y && other.rot !== action.rot;
      return turned ? `${words} (${c('turned_else')})` : words;
    })
    .join(' · ');
}
