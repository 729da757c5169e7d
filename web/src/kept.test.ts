import { expect, test } from 'vitest';
import { brought_up, is_kept, type Kept } from './kept';
import type { Summary } from './protocol/types';

const GAME: Kept = { id: 'a', words: '', invite: 'i', map: 'france', names: ['Ada', ''], mine: [0], scores: [], state: 'open', your_move: false, time: 1 };
const person = (name: string) => ({ kind: 'person' as const, name, level: null, taken: true, colour: 3, resigned: false });
const TOLD: Summary = { id: 'a', state: 'playing', host: 'Ada', setup: {}, seats: [person('Ada'), person('Bo')], clock: null, scores: [4, 7], decider: 0, changed: 9 };

test('a game stands as the server tells it', () => {
  expect(brought_up(GAME, TOLD)).toEqual({ ...GAME, names: ['Ada', 'Bo'], colours: [3, 3], scores: [4, 7], state: 'playing', your_move: true, time: 9 });
  expect(brought_up(GAME, { ...TOLD, decider: 1 })?.your_move).toBe(false);
  expect(brought_up(GAME, { ...TOLD, seats: [{ ...person('Ada'), kind: 'computer', level: 'medium' }, person('Bo')] })?.your_move).toBe(false); // it plays for her
  const { decider, ...over } = TOLD;
  expect(brought_up({ ...GAME, your_move: true }, { ...over, state: 'over' })).toMatchObject({ state: 'over', your_move: false });
});

test('one that was closed is forgotten, one that the server does not know stays', () => {
  expect(brought_up(GAME, { ...TOLD, state: 'closed' })).toBe(null);
  expect(brought_up(GAME, null)).toBe(GAME);
});

test('only a whole game is one', () => {
  expect(is_kept(GAME)).toBe(true);
  for (const spoiled of [null, {}, { ...GAME, state: 'lost' }, { ...GAME, mine: 0 }, { ...GAME, names: [3] }, { ...GAME, time: '1' }]) expect(is_kept(spoiled as Kept | null)).toBe(false);
});
