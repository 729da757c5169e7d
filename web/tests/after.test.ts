// After a game: the final scoring told, the numbers, the replay, the analysis, the record.
import { expect, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { finished_game } from './finished';
import { test } from './hurried';
import { play_game } from './player';
import { PROGRAM, start_server, type Running } from './server';
import { violations } from './violations';

interface Story {
  steps: { player: number | null; events: { type: string }[]; scores: number[] }[];
  winners: number[];
}

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const SHORT = { map: 'deutschland', chips: true, postman: true, tile_limit: 18 };

async function story_of(id: string, invite: string): Promise<Story> {
  return (await (await fetch(new URL(`/api/games/${id}/story`, server.url), { headers: { Authorization: `Bearer ${invite}` } })).json()) as Story;
}

const totals = (page: Page) => page.$$eval('[data-total]', (each) => each.map((total) => [Number(total.getAttribute('data-total')), Number(total.textContent)]));
const cards = (page: Page) => page.$$eval('[data-player] .score', (each) => each.map((score) => Number(score.lastChild?.textContent)));
const told = (page: Page) => page.locator('[data-told]').getAttribute('data-told').then(Number);
const at = (page: Page) => page.locator('main').getAttribute('data-replay-at').then(Number);
const by_seat = (scores: number[]) => scores.map((score, seat) => [seat, score]);
const sorted = (pairs: number[][]) => pairs.sort((a, b) => a[0]! - b[0]!);

test('from the last moves to the final scoring, the numbers, the replay, the analysis and the record', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server.url);
  const { id, invite } = await finished_game(page, { setup: SHORT, leave: 12 });
  await page.goto(`${server.url}#/table/${id}`);
  await play_game(page, 'mouse', 4);

  // It is told by itself, at the pace of whoever looks.
  await expect(page.locator('[data-telling=true]')).toBeAttached();
  const story = await story_of(id, invite);
  const last = story.steps.at(-1)!;
  const scores = last.events.filter(({ type }) => type === 'score') as unknown as { player: number; points: number; kind: string; x: number; y: number; on: string }[];
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  await page.locator('[data-first]').click();
  await expect.poll(() => told(page)).toBe(0);
  const before = story.steps.at(-1)!.scores.map((score, seat) => score - scores.filter(({ player }) => player === seat).reduce((sum, { points }) => sum + points, 0));
  await expect.poll(async () => sorted(await totals(page))).toEqual(by_seat(before));
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-next]').click();
  await expect.poll(() => told(page)).toBe(2);
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => told(page)).toBe(1);
  await page.locator('[data-thing]').last().click();
  await expect(page.locator('[data-winner]')).toHaveAttribute('data-winner', story.winners.join(' '));
  await expect.poll(async () => sorted(await totals(page))).toEqual(by_seat(last.scores));

  // The numbers add up.
  const chart = page.locator('svg[role=slider]:not([data-lead-chart] svg)');
  await chart.focus();
  const end = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(chart).not.toHaveAttribute('aria-valuetext', end!);
  await page.locator('summary').click();
  await expect(page.locator('details .end td')).toHaveText(last.scores.map(String));
  expect(await violations(page)).toEqual([]);
  await page.getByText('All numbers').click();
  await expect(page.locator('dialog .sum td')).toHaveText(last.scores.map(String));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // What is downloaded is a game that the engine knows.
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
  const record = readFileSync((await download.path())!, 'utf8').trim();
  const engine = spawnSync(PROGRAM, ['engine'], { input: `{"jsonrpc":"2.0","id":1,"method":"load","params":{"record":${record}}}\n`, encoding: 'utf8' });
  expect(JSON.parse(engine.stdout).result).toMatchObject({ over: true, scores: last.scores });

  // The replay by slider, keys, turns and log; the address tells the moment.
  await page.locator('[data-replay]').click();
  await expect.poll(() => at(page)).toBe(0);
  const slider = page.locator('[data-slider]');
  await slider.fill('9');
  await expect.poll(() => at(page)).toBe(9);
  await expect.poll(() => cards(page)).toEqual(story.steps[9]!.scores);
  await expect(page).toHaveURL(/at=9$/);
  await slider.press('ArrowRight');
  await expect.poll(() => at(page)).toBe(10);
  await page.locator('[data-tab=log]').click(); // the keys work wherever the focus is
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe(9);
  await page.keyboard.press('End');
  await expect.poll(() => at(page)).toBe(story.steps.length - 1);
  await expect.poll(() => cards(page)).toEqual(last.scores);
  await page.keyboard.press('Home');
  await page.locator('[data-unit=turn]').click();
  const ends = story.steps.flatMap(({ events }, step) => (events.some(({ type }) => type === 'turn') ? [step] : []));
  await page.locator('[data-next]').click();
  await expect.poll(() => at(page)).toBe(ends[1]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page)).toBe(ends[2]);
  await page.locator('[data-unit=action]').click();
  await page.locator('[data-entry]').last().click(); // the newest is the first
  await expect.poll(() => at(page)).toBe(ends[1]);
  await page.locator('select').last().selectOption('4');
  await page.locator('[data-tab=log]').press('Shift+ArrowRight');
  await expect.poll(() => at(page)).toBe(ends[2]);
  await slider.press(' ');
  await expect.poll(() => at(page)).toBeGreaterThan(ends[2]! + 1);
  await slider.press(' ');
  const moment = await at(page);
  await page.reload();
  await expect.poll(() => at(page)).toBe(moment);

  // The expert is asked about a tile; at the end there is nothing to ask.
  const tile = story.steps.findIndex((step, i) => i > 4 && (step as unknown as { action: { type: string } }).action.type === 'tile');
  await slider.fill(String(tile - 1));
  await page.locator('[data-tab=analysis]').click();
  await page.locator('[data-ask]').click();
  await expect(page.locator('[data-considered]').first()).toBeVisible();
  await expect(page.locator('[data-line]').first()).toBeAttached();
  await expect(page.locator('[data-verdict]')).not.toBeEmpty();
  await expect(page.locator('[data-considered]').first()).toContainText(/\d+ % of its thought/);
  await expect(page.locator('[data-values]').first()).toContainText(/\d points?/);
  await page.locator('[data-considered]').first().focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.locator('[data-no-decision]')).toBeVisible();
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await page.locator('[data-tab=chart]').click();
  await expect(page.locator('svg[role=slider]:not([data-lead-chart] svg)')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('on a small phone, in German, by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'de', colorScheme: 'dark' });
  test('result, scoring, numbers, replay and analysis by touch', async ({ page }) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto(server.url);
    const { id, invite } = await finished_game(page, { setup: SHORT, seats: [{ kind: 'person' }, { kind: 'computer', level: 'easy' }, { kind: 'computer', level: 'easy' }] });
    const story = await story_of(id, invite);
    await page.goto(`${server.url}#/table/${id}`);
    await expect(page.locator('[data-winner]')).toHaveAttribute('data-winner', story.winners.join(' '));
    for (const tab of ['numbers', 'scoring']) {
      await page.locator(`[data-tab=${tab}]`).tap();
      await expect.poll(fits).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
    await page.locator('[data-first]').tap();
    await page.locator('[data-next]').tap();
    await expect.poll(() => told(page)).toBe(1);
    await page.locator('[data-tab=result]').tap();
    await page.locator('[data-analyse]').tap();
    await page.locator('[data-slider]').fill('6');
    await expect.poll(() => at(page)).toBe(6);
    await expect.poll(async () => sorted(await totals(page))).toEqual(by_seat(story.steps[6]!.scores));
    await page.locator('[data-ask]').tap();
    await expect(page.locator('[data-considered]').first()).toBeVisible();
    for (const tab of ['analysis', 'log', 'chart', 'replay']) {
      await page.locator(`[data-tab=${tab}]`).tap();
      await expect.poll(fits).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
    await page.locator('[data-next]').tap();
    await expect.poll(() => at(page)).toBe(7);
  });
});

test('a private game is shown to those who have its invitation or a player’s key; others are told why not', async ({ page, browser }) => {
  await page.goto(server.url);
  const { id, invite, key } = await finished_game(page, { setup: { tile_limit: 6 } });
  const running = await finished_game(page, { setup: { tile_limit: 12 }, leave: 2, public: true });
  const stranger = await (await browser.newContext()).newPage();
  const open = async (path: string) => {
    await stranger.goto('about:blank');
    await stranger.goto(`${server.url}#${path}`);
  };
  await open(`/replay/${id}`);
  await expect(stranger.locator('h1')).toHaveText('There is nothing to replay here.');
  await stranger.getByRole('link', { name: 'To the home page' }).click();
  await expect(stranger.locator('[data-map]').first()).toBeVisible();
  await open(`/replay/${running.id}`);
  await expect(stranger.locator('h1')).toHaveText('This game is still being played.');
  await open(`/replay/${id}?invite=${invite}`);
  await expect.poll(() => at(stranger)).toBe(0);
  await open(`/replay/${id}?key=${key}&at=2`);
  await expect.poll(() => at(stranger)).toBe(2);
  await stranger.close();
});
