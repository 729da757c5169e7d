import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { Refusal } from './connection';
import { reason } from './refused';

vi.mock('../settings.svelte', () => ({ settings: { language: 'en' } })); // a visitor without a browser

const codes = (path: string): Record<string, number> => {
  const [, list] = /enum class Fault \{(.*?)\};/s.exec(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))!;
  return Object.fromEntries([...list!.matchAll(/(\w+) = (-\d+)/g)].map(([, name, code]) => [name!, Number(code)]));
};

test('every code of the program is told in the visitor’s language', () => {
  const told = Object.fromEntries(Object.entries(codes('src/notation/rpc.h')).map(([name, code]) => [name, reason(new Refusal(code, 'English'))]));
  expect(told).toEqual({
    BadJson: 'refused_fault',
    BadRequest: 'refused_fault',
    NoMethod: 'refused_fault',
    BadParams: 'refused_fault',
    Internal: 'refused_fault',
    NoGame: 'refused_not_now',
    Illegal: 'refused_action',
    NotAllowed: 'refused_action',
    NoTable: 'no_table',
    NotYours: 'refused_not_yours',
    NotNow: 'refused_not_now',
    TooMany: 'refused_many',
    StoreFailed: 'refused_store',
    BadName: 'refused_name',
  });
});

test('so is every reason that has no code of its own', () => {
  const source = ['notation/rpc.cpp', 'tables/hub_maps.cpp'].map((path) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8')).join();
  const words = [...source.matchAll(/why\("(\w+)"\)|"why", "(\w+)"|"(maps)"\);/g)].map((found) => found.slice(1).find(Boolean)!);
  expect([...new Set(words)].sort()).toEqual(['action', 'chips', 'map', 'maps', 'no_map', 'setup', 'start', 'tiles']);
  for (const why of words) expect([why, reason(new Refusal(-32602, 'English', { why }))]).toEqual([why, expect.not.stringMatching('refused_fault')]);
});
