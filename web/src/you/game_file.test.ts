import { expect, test } from 'vitest';
import type { GameRecord } from '../protocol/types';
import { game_until, read_game, type FileFault } from './game_file';

const GAME: GameRecord = {
  format: 'mappa-game',
  version: 1,
  setup: { players: ['Ada', 'easy'], seed: 1 },
  actions: [{ type: 'pass' }, { type: 'anew', seed: 5 }, { type: 'draw' }, { type: 'pass' }],
};

test('a game file is read; another one is refused with what is wrong', () => {
  expect(read_game('a.json', JSON.stringify(GAME))).toEqual(GAME);
  const refused = (text: string) => {
    try {
      return read_game('a.json', text);
    } catch (error) {
      return { ...(error as FileFault) };
    }
  };
  expect(refused('{"format"')).toEqual({ text: 'file_no_json', values: { file: 'a.json' } });
  expect(refused('[1]')).toMatchObject({ text: 'file_no_game', values: { key: 'format' } });
  expect(refused('null')).toMatchObject({ values: { key: 'format' } });
  expect(refused('{"format":"mappa-game","setup":{}}')).toMatchObject({ values: { key: 'actions' } });
  expect(refused(' '.repeat(70_000))).toMatchObject({ text: 'file_large' });
});

test('a game until a position has so many actions, and what was dealt anew before them', () => {
  const types = (n: number) => game_until(GAME, n).actions.map(({ type }) => type);
  expect(types(0)).toEqual([]);
  expect(types(1)).toEqual(['pass', 'anew']);
  expect(types(2)).toEqual(['pass', 'anew', 'draw']);
  expect(types(3)).toEqual(['pass', 'anew', 'draw', 'pass']);
  expect(types(9)).toEqual(GAME.actions.map(({ type }) => type));
});
