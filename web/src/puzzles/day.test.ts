import { describe, expect, test } from 'vitest';
import { day_of, of_day, running, time_of, with_day, type Streak } from './day';

const NONE: Streak = { last: 0, run: 0, longest: 0 };
const at = (text: string) => day_of(Date.parse(text));

describe('the puzzle of the day', () => {
  test('is the same everywhere at any moment, whatever the time zone', () => {
    expect(at('2026-03-01T09:00:00+14:00')).toBe(at('2026-02-28T19:00:00Z'));
    expect(at('2026-02-28T23:59:59Z')).toBe(at('2026-02-28T13:59:59-10:00'));
    expect(at('2026-03-01T00:00:00Z')).toBe(at('2026-02-28T23:59:59Z') + 1);
  });
  test('has days of 24 hours, also where clocks are put forward', () => {
    expect(at('2026-03-30T00:00:00Z') - at('2026-03-28T00:00:00Z')).toBe(2);
    expect(new Date(time_of(at('2026-03-29T12:34:00Z'))).toISOString()).toBe('2026-03-29T00:00:00.000Z');
  });
  test.each([1, 2, 3, 7, 100, 500, 523])('comes again only when all %d have been', (count) => {
    const first = at('2026-11-18T00:00:00Z');
    expect(new Set(Array.from({ length: count }, (_, i) => of_day(first + i, count))).size).toBe(count);
    expect(of_day(first + count, count)).toBe(of_day(first, count));
  });
  test('is one also before 1970', () => {
    expect(of_day(-3, 10)).toBeGreaterThanOrEqual(0);
  });
  test('is of another part of the list than that of the day before', () => {
    for (let day = 20_000; day < 20_100; ++day) expect(Math.abs(of_day(day + 1, 500) - of_day(day, 500))).toBeGreaterThan(50);
  });
});

describe('a streak', () => {
  test('grows day by day, counts a day once, and ends with a day left out', () => {
    let streak = with_day(NONE, 100);
    expect(running(streak, 100)).toBe(1);
    streak = with_day(with_day(with_day(streak, 100), 101), 102);
    expect(streak).toEqual({ last: 102, run: 3, longest: 3 });
    expect(running(streak, 103)).toBe(3); // today is not over
    expect(running(streak, 104)).toBe(0);
    streak = with_day(streak, 110);
    expect(streak).toEqual({ last: 110, run: 1, longest: 3 });
  });
  test('is not lost when a clock is put back', () => {
    const streak = with_day(with_day(NONE, 100), 101);
    expect(with_day(streak, 99)).toEqual(streak);
    expect(running(streak, 99)).toBe(2);
  });
});
