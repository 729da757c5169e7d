// A choice or a table's setup in words.
import { map_name } from '../look/maps';
import type { Clock, CoachHelp, Setup } from '../protocol/types';
import { list, t } from '../text/text.svelte';
import { played_in } from './expansions';

// "Germany with chips, the postman and Inns & Cathedrals"
export function setup_title(setup: Setup): string {
  const what = [...(setup.chips ? ['chips' as const] : []), ...(setup.postman ? ['postman' as const] : []), ...played_in(setup)];
  const map = map_name(setup.map);
  return what.length ? t('with_what', { map, what: list(what.map((each) => t(`what_${each}`))) }) : map;
}

const UNITS = [['days', 86400], ['hours', 3600], ['minutes', 60]] as const;
export function time_words(seconds: number): string {
  for (const [key, size] of UNITS) if (seconds >= size && seconds % size === 0) return t(key, { n: seconds / size });
  return t('seconds', { n: seconds });
}

// The largest unit alone: "2 hours"
export function rough_time(seconds: number): string {
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit ? t(unit[0], { n: Math.floor(seconds / unit[1]) }) : t('seconds', { n: Math.max(1, Math.floor(seconds)) });
}

export function clock_words(clock: Clock | null | undefined): string {
  if (!clock) return '';
  const more = clock.kind === 'game' && clock.increment ? ` + ${time_words(clock.increment)}` : '';
  return t(clock.kind === 'move' ? 'each_turn' : 'each_player', { time: time_words(clock.seconds) + more });
}

export function coach_words(coach: CoachHelp | undefined): string {
  return coach ? t('coach_at_table', { coach: t(`coach_${coach}`) }) : '';
}
