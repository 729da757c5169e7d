// The page on a plain host, kept by the browser, and then without any network.
import { chromium, expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read_recorded } from '../scenes/record';
import type { Lesson } from '../src/help/types';
import { hurry } from './hurried';
import { KEPT, LONG, note_kept } from './kept';
import { play_game } from './player';
import { play_lesson } from './pupil';
import { open_site, type Site } from './site';
import { smoke, visit_of } from './smoke';

let site: Site;

// Whoever has visited the page once, and is now without a network.
async function cut_off(context: BrowserContext): Promise<Page> {
  await hurry(context);
  await context.addInitScript(note_kept);
  const page = await context.newPage();
  site = await open_site();
  await page.goto(site.url);
  await expect(page.locator(KEPT)).toBeAttached({ timeout: LONG });
  site.end();
  await context.setOffline(true);
  return page;
}

const test = plain.extend<{ alone: Page }>({
  serviceWorkers: 'allow',
  alone: async ({ context }, use) => {
    await use(await cut_off(context));
    await site.close();
  },
});

const go = (page: Page, path: string): Promise<void> => visit_of(page, site.url).go(path);
// Drawings that are there, not only their places.
const drawn = (page: Page): Promise<number> => page.evaluate(() => [...document.images].filter(({ complete, naturalWidth, src }) => complete && naturalWidth > 1 && src.includes('/art/')).length);

// What comes up in them is not the same in every run: that each kind of decision can be made is kinds.test.ts', at a server.
const LIMITS = { deutschland: 12, france: 10, benelux: 40, great_britain: 10, iberia: 10 }; // in Benelux thirty tiles lie on the islands
for (const [map, limit] of Object.entries(LIMITS))
  test(`without a network a whole game on ${map}, with chips and postman, against the expert`, async ({ alone: page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await go(page, `/setup?map=${map}&chips=1&postman=1&limit=${limit}&players=here,expert`);
    await page.locator('[data-begin]').click();
    const seen = await play_game(page, 'mouse', 7);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(page.url()).toContain('#/table/here-');
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['tile', 'figure']));
    expect(faults).toEqual([]);
  });

test('without a network: the first page, rules, lessons, the maps, a game with its replay, analysis and record; friends are told that they need a server', async ({ alone: page }) => {
  await page.reload();
  await expect.poll(() => drawn(page)).toBeGreaterThan(10);
  await smoke(visit_of(page, site.url));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
  expect(JSON.parse(readFileSync((await download.path())!, 'utf8'))).toHaveProperty('setup');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort())).toEqual(['mappa maps /games/mappa/', 'mappa tables /games/mappa/']);
  await go(page, '/tutorial/maps');
  expect(await play_lesson(page, 'mouse', read_recorded('lesson-maps') as Lesson)).toBe(12);
  await go(page, '/lobby');
  await expect(page.locator('[data-no-server]')).toBeVisible();
  await go(page, '/setup?players=here,friend');
  await expect(page.locator('[data-fault=friends_need_server]')).toBeVisible();
  await go(page, '/help/borders');
  await page.locator('select').first().selectOption('de');
  await expect(page.getByRole('heading', { name: 'Grenzen und Anschlüsse' }).first()).toBeVisible();
});

test('without a network a map is made from a country, worked on and played by the program', async ({ alone: page }) => {
  test.slow(); // a board is made
  await go(page, '/studio');
  await page.locator('[data-country-name=NLD]').click();
  await expect(page.locator('[data-candidate=idle] img')).toBeVisible({ timeout: 120_000 });
  await page.locator('[data-take]').click();
  await expect(page.locator('[data-board][data-drawn]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-tab=plays]').click();
  await expect(page.locator('[data-games=by_chance]')).toBeVisible({ timeout: 60_000 });
});

plain('games are there again when the browser was closed, without a network from then on', async ({ launchOptions }) => {
  const home = mkdtempSync(join(tmpdir(), 'mappa-browser-'));
  const open = () => chromium.launchPersistentContext(home, { ...launchOptions, serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });
  let browser = await open();
  await browser.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      sessionStorage.setItem('asked', 'to keep');
      return persist();
    };
  });
  const page = await cut_off(browser);
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked')); // whether it is granted is the browser's to say
  expect(await asked()).toBe(null);
  const tables: string[] = [];
  for (const map of ['iberia', 'france']) {
    await page.goto(site.url);
    await page.locator(`[data-map=${map}]`).click();
    await expect(page.locator('[data-decision=tile]')).toBeVisible({ timeout: 60_000 });
    tables.push(page.url());
  }
  expect(await asked()).toBe('to keep');
  await browser.close();
  browser = await open();
  const again = await browser.newPage();
  for (const table of tables) {
    await again.goto(site.url);
    await again.locator(`[data-game] a[href="${new URL(table).hash}"]`).click();
    await expect(again.locator('[data-decision=tile]')).toBeVisible();
  }
  await browser.close();
  await site.close();
  rmSync(home, { recursive: true });
});
