import { expect, test } from 'vitest';
import { short_time, time_words } from './clock';

test('a warning suits the length of the clock', () => {
  const seconds = (clock: number) => short_time({ seconds: clock }) / 1000;
  expect([10, 60, 300, 600].map(seconds)).toEqual([2.5, 15, 30, 30]);
  expect([3600, 3 * 86_400].map(seconds)).toEqual([180, 12_960]);
  expect(short_time(null)).toBe(0);
});

test('what is left is said in a unit that suits it', () => {
  expect(time_words(15_000, 'en')).toBe('15 seconds');
  expect(time_words(180_000, 'de')).toBe('3 Minuten');
  expect(time_words(12_960_000, 'es')).toBe('4 horas');
});
