// When a clock warns, and how that is said.
import type { Clock } from '../protocol/types';

// Milliseconds that are short: a quarter of a short clock, half a minute, or a twentieth of a long one.
export function short_time(clock: Pick<Clock, 'seconds'> | null | undefined): number {
  const seconds = clock?.seconds ?? 0;
  return 1000 * Math.max(Math.min(30, seconds / 4), seconds / 20);
}

export function time_words(milliseconds: number, language: string): string {
  const seconds = Math.round(milliseconds / 1000);
  const [n, unit] = seconds < 120 ? [seconds, 'second'] : seconds < 7200 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(n);
}
