import { expect, test } from 'vitest';
import type { Advice } from '../protocol/types';
import { considered, same_action } from './considered';

test('the same thing done is known whatever the order of keys and chips', () => {
  expect(same_action({ type: 'tile', x: 1, y: 2, rot: 3 }, { rot: 3, y: 2, x: 1, type: 'tile' })).toBe(true);
  expect(same_action({ type: 'tile', x: 1, y: 2, rot: 3 }, { type: 'tile', x: 1, y: 2, rot: 0 })).toBe(false);
  expect(same_action({ type: 'upgrade', x: 0, y: 0, on: 'city@N', pay: [1, 1, 2] }, { type: 'upgrade', x: 0, y: 0, on: 'city@N', pay: [2, 1, 1] })).toBe(true);
  const [blue, red] = [{ colour: 'blue' as const, value: 1 }, { colour: 'purple' as const, value: 2 }];
  expect(same_action({ type: 'redeem', chips: [blue, red, red] }, { type: 'redeem', chips: [red, blue, red] })).toBe(true);
  expect(same_action({ type: 'redeem', chips: [blue, red, red] }, { type: 'redeem', chips: [red, blue, blue] })).toBe(false);
});

test('lines have a rank, their share of the thinking, and tell which was played', () => {
  const advice: Advice = { action: { type: 'keep' }, value: [1, 2], lines: [{ action: { type: 'keep' }, visits: 30, value: [1, 2] }, { action: { type: 'release' }, visits: 10, value: [0, 2] }] };
  expect(considered(advice, { type: 'release' }).map(({ rank, share, played }) => [rank, share, played])).toEqual([[1, 0.75, false], [2, 0.25, true]]);
  expect(considered({ ...advice, lines: [{ action: { type: 'keep' }, visits: 0, value: [] }] }, null)).toMatchObject([{ share: 0, played: false }]);
});
