import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_LETTERS, pack, unpack } from './packed';

const MAPS = new URL('../../../data/maps/', import.meta.url);
const compact = (name: string): string => JSON.stringify(JSON.parse(readFileSync(new URL(name, MAPS), 'utf8')));

test.each(['benelux', 'deutschland', 'france', 'great_britain', 'iberia'])('%s is short enough for a link', async (name) => {
  expect((await pack(compact(`${name}.json`))).length).toBeLessThan(MOST_LETTERS);
});

test.each(readdirSync(MAPS))('%s comes out of a link as it was, unless that would be too long', async (name) => {
  const text = compact(name);
  const word = await pack(text);
  expect(word).toMatch(/^[A-Za-z0-9_-]+$/);
  if (word.length > MOST_LETTERS) await expect(unpack(word)).rejects.toMatchObject({ why: 'large' });
  else expect(await unpack(word)).toBe(text);
});

test('a link that was cut or changed is damaged', async () => {
  const word = await pack(compact('france.json'));
  for (const broken of ['', '!', word.slice(0, -40), `${word.slice(0, 50)}%`, `A${word}`]) await expect(unpack(broken), broken.slice(0, 20)).rejects.toMatchObject({ why: 'damaged' });
  const not_a_text = deflateRawSync(Buffer.from([0xff, 0xfe, 0x41])).toString('base64url');
  await expect(unpack(not_a_text)).rejects.toMatchObject({ why: 'damaged' });
});

test('whatever would grow beyond all measure is not unpacked', async () => {
  const bomb = (bytes: number) => deflateRawSync(Buffer.alloc(bytes, 'a'), { level: 9 }).toString('base64url');
  expect((await unpack(bomb(MOST_BYTES))).length).toBe(MOST_BYTES);
  await expect(unpack(bomb(MOST_BYTES + 1))).rejects.toMatchObject({ why: 'large' });
  const huge = bomb(10 << 20);
  expect(huge.length).toBeLessThan(MOST_LETTERS);
  await expect(unpack(huge)).rejects.toMatchObject({ why: 'large' });
  await expect(unpack('A'.repeat(MOST_LETTERS + 1))).rejects.toMatchObject({ why: 'large' });
});
