import { expect, test } from 'vitest';
import { faults } from './faults';
import { FOLDERS, glossary_in, texts_in } from './folders';
import { form_for } from './forms';
import { first_language, LANGUAGES } from './languages';

const english = texts_in('en');

test.each(Object.keys(LANGUAGES))('the texts in %s say what the English ones say, in words of the game', (language) => {
  expect(faults(language, english, texts_in(language), glossary_in(language))).toEqual([]);
});

test('the check sees each fault', () => {
  const en = { 'a': 'Lay the tile', 'b': { one: '{n} city', other: '{n} cities' }, 'c': 'worth {n} and 3', 'x.also': 'tile' };
  const pl = { 'a': 'Lay the tile', 'b': { one: '{n} miasto', other: '{n} miast', two: '{n} miasta' }, 'c': 'wart 4', 'd': 'inny', 'x.also': 'tekst' };
  expect(faults('pl', en, pl, { tile: ['kafel'], city: ['miast'] })).toEqual([
    'd: English has no such text',
    'a: left in English',
    'a: does not say kafel for “tile”',
    'b: has no form for “many”',
    'b: has no form for “few”',
    'b: has a form “two”, which the language has not',
    'c: names  instead of {n}',
    'c: says the numbers 4 instead of 3',
  ]);
  expect(faults('pl', en, {}, {})).toHaveLength(4);
  expect(faults('de', { a: 'Chat', b: '{n} cities' }, { a: 'Chat', b: '{n} cities' }, { alike: ['chat'] })).toEqual(['b: left in English']);
  expect(faults('de', { a: { one: '1 of 3', other: '{n} of 3' } }, { a: { one: 'eins von 2', other: '{n} von 4' } }, {})).toEqual(['a: says the numbers 2 instead of 1 3', 'a: says the numbers 4 instead of 3']);
});

test('words of the game are found where they begin, in German and Dutch also within another', () => {
  const found = (language: string, text: string, stem: string) => faults(language, { a: 'the tile' }, { a: text }, { tile: [stem] }).length === 0;
  expect(found('fr', 'placer', 'lac')).toBe(false);
  expect(found('fr', 'l’auberge', 'auberge')).toBe(true);
  expect(found('de', 'ein Stadtplättchen', 'plättchen')).toBe(true);
});

test('every folder of texts is a language that can be chosen, with a glossary', () => {
  expect(FOLDERS).toEqual(Object.keys(LANGUAGES).sort());
  for (const language of FOLDERS.filter((each) => each !== 'en')) expect([language, Object.keys(glossary_in(language)).length]).toEqual([language, expect.toSatisfy((terms: number) => terms > 40)]);
});

test('forms go by number as the language has it', () => {
  const cities = { one: 'miasto', few: 'miasta', many: 'miast', other: 'miasta' };
  expect([1, 3, 5, 22, 112, 0.5].map((n) => form_for(cities, 'pl', n))).toEqual(['miasto', 'miasta', 'miast', 'miasta', 'miast', 'miasta']);
  expect([1, 1_000_000].map((n) => form_for({ one: 'ville', other: 'villes' }, 'fr', n))).toEqual(['ville', 'villes']);
});

test('the visitor reads the first language of the browser that there is', () => {
  expect(first_language(['fi-FI', 'de-AT', 'es'])).toBe('de');
  expect(first_language(['fil', 'EN-us'])).toBe('en');
  expect(first_language([])).toBe('en');
});

// A key that two files have would silently hide one of its texts. Those of the rules, the coach, the puzzles and the studio are by themselves.
test('no two files share a key', () => {
  const files = import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true });
  const keys = Object.entries(files).flatMap(([path, file]) => (/(index|coaching|help\w*|puzzles|studio)\.ts$/.test(path) ? [] : Object.values(file).flatMap(Object.keys)));
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
});
