// Words and times of seats.
import type { Shown } from '../protocol/table.svelte';
import { t } from '../text/text.svelte';

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
const known = (level: string | null | undefined) => LEVELS.find((each) => each === level);

// Levels that this page does not know are called what they are called.
export function level_word(level: string | null | undefined): string {
  const name = known(level);
  return name ? t(`level_${name}`) : (level ?? '');
}
export function level_line(level: string): string {
  const name = known(level);
  return name ? t(`level_${name}_line`) : '';
}

// Milliseconds; null without a clock. Only the clock of whoever decides runs.
export function time_left(table: Shown, seat: number, now: number): number | null {
  const { clocks, view, info } = table;
  const left = clocks?.left[seat];
  if (left === undefined || !clocks) return null;
  const runs = view?.decision?.player === seat && info?.state === 'playing' && info.seats[seat]?.kind === 'person';
  return Math.max(0, runs ? left - (now - clocks.since) : left);
}

// "0:59", "1:05:00", and where there is time for it "2 days 4 h".
export function clock_text(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const begun = Math.ceil(seconds / 3600); // hours
  if (begun > 24) return [t('days', { n: Math.floor(begun / 24) }), ...(begun % 24 ? [t('clock_hours', { n: begun % 24 })] : [])].join(' ');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export function seat_name(table: Shown, seat: number): string {
  const seats = table.info?.seats ?? [];
  const named = (each: { name?: string | null } | undefined) => each?.name || t('computer_name');
  const name = named(seats[seat]);
  const alike = seats.flatMap((each, i) => (named(each) === name ? [i] : [])); // several seats of one person, several computers
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

// There is somebody to talk to.
export function talks({ info }: Shown): boolean {
  return (info?.seats.filter(({ kind }) => kind === 'person').length ?? 0) > 1 || !!info?.spectators;
}
