// Days and streaks. A day is that of Greenwich: wherever somebody is, at any moment all have the same puzzle.
const DAY = 86_400_000; // milliseconds

export const day_of = (time: number): number => Math.floor(time / DAY);
export const time_of = (day: number): number => day * DAY;

// Each day another one, all of them before any comes again; those of one game do not follow each other.
export function of_day(day: number, count: number): number {
  const step = step_for(count);
  return (((day % count) + count) % count) * step % count;
}

function step_for(count: number): number {
  const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) !== 1) ++step;
  return step;
}

export interface Streak {
  last: number; // the day of the last daily puzzle that was solved; 0: none was
  run: number; // days in a row up to it
  longest: number;
}

// As it stands today: a day without one ends it, but today is not over.
export const running = ({ last, run }: Streak, today: number): number => (last >= today - 1 ? run : 0);

export function with_day(streak: Streak, today: number): Streak {
  if (streak.last >= today) return streak; // the clock may have been put back
  const run = running(streak, today) + 1;
  return { last: today, run, longest: Math.max(run, streak.longest) };
}
