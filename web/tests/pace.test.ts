// What others do can be followed: one action after the other, skipped, missed and caught up with.
import { expect, type Page } from '@playwright/test';
import { test } from './at_server';
import { at_rest } from './player';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const PLAYERS = 'here,easy,easy,easy';

// A game against three computers, whose actions are shown calmly. Returns what waits until all of them have played.
async function at_table(page: Page): Promise<() => Promise<void>> {
  const all_played = follow_turns(page);
  await page.clock.install();
  await page.addInitScript(() => {
    if (!localStorage.getItem('mappamundi')) localStorage.setItem('mappamundi', JSON.stringify({ pace: 'calm' }));
  });
  await page.goto(`${server.url}#/setup?map=deutschland&chips=0&postman=0&players=${PLAYERS}`);
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await at_rest(page);
  return all_played;
}
function follow_turns(page: Page): () => Promise<void> {
  let round = false; // it is over: the page has heard of the last turn
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { method, params } = JSON.parse(String(payload));
      if (method === 'event' && params.type === 'played') round = params.seat > 0 && params.decision?.player === 0;
    }),
  );
  return () => expect.poll(() => round).toBe(true);
}

// From here on time stands still for the page: what it begins to show stays until it goes on.
async function hold_time(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000); // which is still to come, however slow the machine
}
const let_time_go = (page: Page): Promise<void> => page.clock.resume();

// One's own turn, without a figure.
async function own_tile(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision=figure]')).toBeVisible();
}
const pass = (page: Page): Promise<void> => page.locator('[data-pass]').click();

const tiles = (page: Page) => page.locator('[data-last]');

test('three computers’ actions are shown one after the other, each when the one before has been; a press skips to the end', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = window as unknown as { seen: string[]; notes: number };
    const seen: string[] = (heard.seen = []);
    heard.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      ++heard.notes;
      return start.apply(this, when);
    };
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('[data-showing]');
      const line = now ? `${now.dataset['showing']} ${now.dataset['lies']} ${document.querySelector<HTMLElement>('[data-waiting]')?.dataset['waiting']}` : document.querySelector('[data-decision]') ? 'mine' : '';
      if (line && line !== seen.at(-1)) seen.push(line);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-showing', 'data-lies', 'data-waiting'] });
  });
  const all_played = await at_table(page);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.evaluate(() => ((window as unknown as { seen: string[] }).seen.length = 0));
  const notes = () => page.evaluate(() => (window as unknown as { notes: number }).notes);
  const before = await notes();
  await own_tile(page);
  expect(await notes()).toBeGreaterThan(before); // a tile is heard, also one's own
  await pass(page);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const lines = await seen();
  expect(lines.filter((line) => line.startsWith('tile false'))).toEqual(['tile false 1', 'tile false 2', 'tile false 3']); // each begins when it is its player's turn
  expect(lines.filter((line) => line === 'mine')).toHaveLength(2); // one's own turn before, and one's next when all was shown
  expect([lines.at(0), lines.at(-1)]).toEqual(['mine', 'mine']);
  await expect(tiles(page)).toHaveCount(4);

  await own_tile(page);
  await page.mouse.move(700, 60);
  await page.mouse.wheel(0, -4000); // so near that others play beyond the edge
  await at_rest(page);
  await hold_time(page);
  await pass(page);
  await all_played();
  await expect(page.locator('[data-showing=tile]')).toBeAttached();
  await expect(page.locator('[data-edge]').first()).toBeAttached();
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await page.mouse.click(700, 30);
  await expect(page.locator('[data-showing]')).toHaveCount(0);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await own_tile(page);
  await pass(page);
  await all_played();
  await expect(page.locator('[data-showing=tile]')).toBeAttached();
  const at = await page.locator('main').getAttribute('data-at');
  await page.keyboard.press('Enter'); // it skips, and does nothing else
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(page.locator('.preview')).toHaveCount(0);
  expect(await page.locator('main').getAttribute('data-at')).not.toBe(at);
});

test('whoever comes back is told what happened since, and can see it again; in a tab that nobody sees nothing waits', async ({ page }) => {
  const all_played = await at_table(page);
  await own_tile(page);
  await hold_time(page);
  await pass(page);
  await all_played();
  await expect(page.locator('[data-showing]')).toBeAttached();
  await page.reload(); // before all was shown
  await let_time_go(page);
  const since = page.locator('[data-since]');
  await expect(since).toBeVisible();
  const entries = since.locator('[data-entry]');
  await expect(entries).toHaveCount(3);
  await entries.first().hover();
  await expect(page.locator('[data-shown]').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await hold_time(page);
  await since.locator('[data-again]').click();
  await expect(page.locator('[data-showing=tile]')).toBeAttached();
  await expect(since).toHaveCount(0);
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await let_time_go(page);
  await expect(page.locator('[data-decision=tile]')).toBeVisible(); // when it was shown
  await expect(since).toBeVisible();

  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await own_tile(page);
  await expect(since).toHaveCount(0); // one has played on
  await page.evaluate(() => {
    const seen: Element[] = ((window as unknown as { shown: Element[] }).shown = []);
    new MutationObserver(() => seen.push(...document.querySelectorAll('[data-showing]'))).observe(document, { childList: true, subtree: true });
  });
  await hide(true);
  await pass(page);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shown: Element[] }).shown.length)).toBe(0);
  await expect(since).toHaveCount(0);
  await hide(false);
  await expect(entries).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 }); // a line that hides no squares, until it is wanted
  await expect(entries).toHaveCount(0);
  await since.getByRole('button', { name: 'While you were away' }).click();
  await expect(entries).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Another pace, for good.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-pace]').getByRole('radio', { name: 'at once' }).check();
  await page.reload();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(since).toHaveCount(0); // all that was seen
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-pace=at_once]')).toBeVisible();
});
