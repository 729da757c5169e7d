// Whatever enters the page comes with its licence.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES } from './licences';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url).pathname, 'utf8')) as { dependencies: Record<string, string> };
const names = LICENCES.map(({ name }) => name);

test('every package of the page has its licence', () => {
  expect(Object.keys(dependencies).length).toBeGreaterThan(3);
  for (const name of Object.keys(dependencies)) expect(names).toContain(name.split('/').pop());
});

test('every licence says what it is for, whose it is, and what it grants', () => {
  for (const { name, about, text } of LICENCES) {
    expect([name, about]).toEqual([name, expect.stringMatching(/^\S.*: \S/)]);
    expect([name, text]).toEqual([name, expect.stringMatching(/copyright/i)]);
    expect([name, text]).toEqual([name, expect.stringMatching(/WARRANT/)]);
  }
});
