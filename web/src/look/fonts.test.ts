import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faces, letters } from '../../letters/faces';
import { FOLDERS, texts_in } from '../text/folders';

const FACES = faces(readFileSync(new URL('fonts.css', import.meta.url), 'utf8'));

test('the faces say which letters they have', () => {
  expect(FACES.map(({ file }) => /-(latin(-ext)?)-/.exec(file)?.[1])).toEqual([...Array(4).fill('latin'), ...Array(8).fill('latin-ext')]);
  const [latin, near, far] = [0, 4, 8].map((first) => {
    const [own, ...others] = FACES.slice(first, first + 4).map(letters);
    expect(others).toEqual([own, own, own]);
    return own!;
  });
  expect(near).toBe('ĀāĂăĄąĆćČčĎďĘęĚěĞğİŁłŃńŇňŌōŎŏŐőŘřŚśŞşŠšŢţŤťŬŭŮůŰűŹźŻżŽžȘșȚț');
  const all = latin! + near! + far!;
  expect(new Set(all).size).toBe(all.length); // none is in two files
});

const MAPS = new URL('../../../data/maps/', import.meta.url);
const maps = readdirSync(MAPS).map((name) => readFileSync(new URL(name, MAPS), 'utf8'));

// Else a few letters of a text would bring a large file, or look like another hand's.
test('no text and no place on a map needs other letters than the small files have', () => {
  const on_page = (language: string) => Object.entries(texts_in(language)).filter(([key]) => !key.startsWith('terminal.'));
  const written = [...FOLDERS.map((language) => JSON.stringify(on_page(language))), ...maps].join('');
  const used = [...new Set(written.match(/\p{L}/gu))];
  expect(used).toContain('ž');
  const ours = FACES.slice(0, 8).map(letters).join('');
  expect(used.filter((letter) => !ours.includes(letter))).toEqual([]);
});
