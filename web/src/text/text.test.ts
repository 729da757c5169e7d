import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { es } from './es';

type Text = string | { one: string; other: string };
const names = (text: Text) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

// That no text is missing the compiler sees; that none lost a value, it does not.
test.each([['de', de], ['es', es]] as const)('texts in %s name the same values as the English ones', (_, texts) => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect([key, names(texts[key])]).toEqual([key, names(en[key])]);
});

test.each([['en', en], ['de', de], ['es', es]] as const)('no text in %s is empty', (_, texts) => {
  for (const text of Object.values(texts) as Text[]) expect(JSON.stringify(text)).not.toContain('""');
});

// A key that two files have would silently hide one of its texts. The rules' words are by themselves.
test('no two files share a key', () => {
  const files = import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true });
  const keys = Object.entries(files).flatMap(([path, file]) => (/(index|help\w*)\.ts$/.test(path) ? [] : Object.values(file).flatMap(Object.keys)));
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
  expect(keys.length).toBe(Object.keys(en).length);
});
