// Puzzles through the page: one solved, one failed, the streak, on a phone.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { day_of, of_day } from '../src/puzzles/day';
import { best_way, puzzles_of, type Puzzle, type PuzzleFile, type Ways } from '../src/puzzles/file';
import type { Moment } from '../src/protocol/types';
import { test } from './hurried';
import { act } from './pupil';
import type { Hand } from './player';
import { start_server, type Running } from './server';

const puzzles = puzzles_of(JSON.parse(readFileSync(new URL('../../data/puzzles/puzzles.json', import.meta.url), 'utf8')) as PuzzleFile);

// Of the base game only, where a turn is a tile and a meeple; on any map it may be much more.
const plain = ({ setup }: Puzzle): boolean => Object.keys(setup).every((key) => key === 'players' || key === 'seed');
const FIRST = puzzles.findIndex(plain);
const DAY_MS = 86_400_000;
const puzzle_at = (time: number): Puzzle => puzzles[of_day(day_of(time), puzzles.length)]!;
let today = Date.UTC(2026, 0, 1, 12);
while (!plain(puzzle_at(today))) today += DAY_MS;
const daily = puzzle_at(today);

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// What may be done after these actions, as the server says.
const moment = (page: Page, { setup }: Puzzle, actions: number[]): Promise<Moment> =>
  page.evaluate(
    ({ setup, actions }) =>
      new Promise((resolve) => {
        const socket = new WebSocket(new URL('ws', document.baseURI).href.replace('http', 'ws'));
        socket.onopen = () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'moment', params: { setup, actions } }));
        socket.onmessage = ({ data }) => resolve((JSON.parse(data as string) as { result: never }).result);
      }),
    { setup, actions },
  );

// A way that loses something.
function bad_way(ways: Ways): number[] {
  for (const [i, way] of ways.entries()) {
    if (typeof way === 'number' && way) return [i];
    const rest = typeof way === 'number' ? [] : bad_way(way);
    if (rest.length) return [i, ...rest];
  }
  return [];
}

async function play(page: Page, hand: Hand, puzzle: Puzzle, way: number[]): Promise<void> {
  for (const [i, index] of way.entries()) {
    const { legal } = await moment(page, puzzle, [...puzzle.actions, ...way.slice(0, i)]);
    await expect(page.locator(`[data-decision=${legal.decision!.kind}]`)).toBeVisible();
    await act(page, hand, legal.actions[index]!, { ...legal }, page.locator('[data-result]:not([data-result=open])'));
  }
}

const open = (page: Page, path: string) => page.goto(new URL(`#/${path}`, server.url).href);
const result = (page: Page) => page.locator('[data-result]');

test('the puzzle of the day, failed and then solved, begins a streak', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await open(page, '');
  await page.locator('a[href="#/puzzles"]').click();
  await expect(page.locator(`[data-today="${daily.id}"]`)).toBeVisible();
  await expect(page.locator('[data-streak="0"]')).toBeVisible();
  await page.locator('[data-solve-today]').click();
  await play(page, 'mouse', daily, bad_way(daily.ways));
  await expect(result(page)).toHaveAttribute('data-result', 'wrong');
  await page.locator('[data-again]').click();
  await play(page, 'mouse', daily, best_way(daily.ways));
  await expect(result(page)).toHaveAttribute('data-result', 'right');
  await page.locator('header a[href="#/puzzles"]').click();
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
  await expect(page.locator('[data-solved="1"]')).toBeVisible();
});

test('whoever has the answer shown has not solved it', async ({ page }) => {
  const puzzle = puzzles[FIRST]!;
  await open(page, `puzzles/${puzzle.id}`);
  await play(page, 'mouse', puzzle, bad_way(puzzle.ways));
  await page.locator('[data-show]').click();
  await expect(result(page)).toHaveAttribute('data-result', 'shown');
  await expect(result(page).locator('li')).toHaveCount(puzzle.why.length + 1);
  await page.locator('[data-next]').click();
  await expect(page.locator(`main[data-puzzle="${puzzles[FIRST + 1]!.id}"]`)).toBeVisible();
  await open(page, 'puzzles');
  await expect(page.locator('[data-solved="0"]')).toBeVisible();
});

test('themes and difficulties choose', async ({ page }) => {
  await open(page, 'puzzles');
  await page.getByRole('radio', { name: 'Stealing' }).check();
  await page.getByRole('radio', { name: 'Hard', exact: true }).check();
  const count = puzzles.filter(({ themes, difficulty }) => themes.includes('stealing') && difficulty === 3).length;
  await expect(count ? page.locator(`[data-puzzles="${count}"]`) : page.locator('[data-none]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a puzzle is solved with a finger', async ({ page }) => {
    const puzzle = puzzles[FIRST]!;
    await open(page, `puzzles/${puzzle.id}`);
    await play(page, 'touch', puzzle, best_way(puzzle.ways));
    await expect(result(page)).toHaveAttribute('data-result', 'right');
  });
});
