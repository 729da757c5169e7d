import { expect, test } from 'vitest';
import { check_game, type FileFault } from './game_file';

test('a game file is taken; another one is refused with what is wrong', () => {
  const refused = (text: string) => {
    try {
      return check_game('a.json', text);
    } catch (error) {
      return { ...(error as FileFault) };
    }
  };
  expect(refused('{"format":"mappa-game","setup":{},"actions":[]}')).toBeUndefined();
  expect(refused('{"format"')).toEqual({ text: 'file_no_json', values: { file: 'a.json' } });
  expect(refused('[1]')).toMatchObject({ text: 'file_no_game', values: { key: 'format' } });
  expect(refused('null')).toMatchObject({ values: { key: 'format' } });
  expect(refused('{"format":"mappa-game","setup":{}}')).toMatchObject({ values: { key: 'actions' } });
  expect(refused(' '.repeat(400_000))).toMatchObject({ text: 'file_large' });
});
