import { expect, test } from 'vitest';
import { History } from './history';
import type { TableEvent } from './types';

const said = (first: number, last: number): TableEvent[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ table: 't', number: first + i, time: 0, type: 'chat', seat: null, name: 'Ada', text: String(first + i) }));
const numbers = ({ events }: History) => events.map(({ number }) => number);

test('an event that comes while older ones are fetched loses none of them', () => {
  const history = new History();
  history.add(said(1, 500));
  expect(history.add(said(1201, 1201))).toHaveLength(1); // it is news at once,
  expect(history.number).toBe(500); // but the older ones are still asked for
  history.add(said(501, 1000));
  expect(history.add(said(1001, 1201))).toHaveLength(200);
  expect(numbers(history)).toEqual(said(1, 1201).map(({ number }) => number));
});

test('what is told twice happened once', () => {
  const history = new History();
  history.add(said(1, 3));
  expect(history.add([...said(2, 3), ...said(5, 5), ...said(4, 5)]).map(({ number }) => number)).toEqual([5, 4]);
  expect(numbers(history)).toEqual([1, 2, 3, 4, 5]);
});
