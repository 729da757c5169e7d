// The first page and what goes with it: opponents, the classic game, who one is, game files, playing on, pictures of the board.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { finished_game } from './finished';
import { test } from './hurried';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;
const drawn = (page: Page, what: string) => page.locator(what).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test('the hero is a map with its names at every size, the cards show whole countries', async ({ page }) => {
  for (const [width, height] of [[1440, 900], [820, 1180], [844, 390], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.url);
    await expect(page.locator('[data-hero*="/art/maps/deutschland"] .chart img')).toBeVisible();
    await expect.poll(() => drawn(page, '[data-hero] .chart img')).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  const cards = page.locator('[data-map] img[src*="/art/cards/"]');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all())
    await expect.poll(() => card.evaluate(({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) => Math.abs(clientWidth / clientHeight - naturalWidth / naturalHeight))).toBeLessThan(0.05);
});

test('one click begins the classic game without a map, against as many and as strong as was chosen, in one’s colour', async ({ page }) => {
  await page.goto(server.url);
  await page.locator('[data-ask-name]').fill('Ada');
  await page.locator('[data-opponents]').selectOption('3');
  await page.locator('[data-level]').selectOption('random');
  await page.reload();
  await expect(page.locator('[data-opponents]')).toHaveValue('3');
  await page.locator('[data-you-button]').click();
  await page.locator('[data-colour="4"] input').check();
  await page.locator('[data-you] .main').click();
  await page.locator('[data-map=none]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(page.locator('section[data-player]')).toHaveCount(4);
  const mine = page.locator('section[data-player="0"]');
  await expect(mine).toContainText('Ada');
  await expect(mine.locator('img[src*="/art/arms/4.svg"]').first()).toBeVisible();
  await expect(page.locator('section[data-player] img[src*="/art/arms/"]')).toHaveCount(4);

  // Both can be changed at the table: others see it, too.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-you-button]').click();
  await page.getByLabel('Your name').fill('Bea');
  await page.locator('[data-colour="1"] input').check();
  await page.locator('[data-you] .main').click();
  await expect(mine).toContainText('Bea');
  await expect(mine.locator('img[src*="/art/arms/1.svg"]').first()).toBeVisible();
  await expect(page.locator('section[data-player="1"] img[src*="/art/arms/4.svg"]').first()).toBeVisible(); // who had it changes

  const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture]').click()]);
  const png = await readFile(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(600); // pixels wide

  await page.goto(server.url); // nobody is asked for a name twice
  await expect(page.locator('[data-you-button]')).toContainText('Bea');
  await expect(page.locator('[data-ask-name]')).toHaveCount(0);
});

test('a downloaded game is opened, and played on from any of its positions', async ({ page }) => {
  await page.goto(server.url);
  const { id, invite } = await finished_game(page, { setup: { tile_limit: 12 } });
  const text = await (await fetch(`${server.url}api/games/${id}`, { headers: { Authorization: `Bearer ${invite}` } })).text();
  const { actions } = JSON.parse(text) as { actions: object[] };
  const open = async (name: string, contents: string) => {
    await page.goto(server.url);
    await page.locator('[data-game-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(contents) });
  };
  const fault = page.locator('[data-file-fault]');
  await open('bad.json', 'no game');
  await expect(fault).toHaveText('bad.json is not a game file: it cannot be read as JSON.');
  await open('bad.json', '{"format":"mappa-game","setup":{}}');
  await expect(fault).toContainText('“actions”');
  await open('bad.json', JSON.stringify({ ...JSON.parse(text), actions: [actions[0], { type: 'tile', x: 99, y: 99, rot: 0 }] }));
  await expect(fault).toHaveText('bad.json cannot be opened: Step 2 of the game is not possible.');

  await open('good.json', text);
  await expect(page.locator(`[data-replay-at="${actions.length}"]`)).toBeVisible(); // at its end,
  await expect(page.locator('[data-play-on]')).toBeDisabled(); // where nothing is left to play
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; ++step) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-replay-at="4"]')).toBeVisible();
  await page.locator('[data-play-on]').click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await expect(page.locator('[data-entry]').filter({ hasText: 'Played on from here' })).toBeVisible();
});

test('a bad setup link changes nothing that was remembered', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('mappamundi-setup'));
  await page.goto(at('/setup?map=iberia&fields=0&players=here,friend'));
  await expect(page.getByRole('radio', { name: 'Iberian Peninsula' })).toBeChecked();
  await expect.poll(kept).toContain('iberia');
  const before = await kept();
  for (const words of ['map=atlantis&fields=1', 'map=france&chips=maybe', 'map=none&tiles=base,nothing', 'map=france&starts=Nowhere,Elsewhere']) {
    await page.goto(at(`/setup?${words}`));
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await kept()).toBe(before);
  }
  await page.locator('[data-switch=fields]').click(); // what is chosen by hand is remembered
  await expect.poll(kept).not.toBe(before);
});

test('the gallery shows the maps themselves; chips on every one of them can be hidden', async ({ page }) => {
  await page.goto(at('/gallery'));
  for (const map of ['deutschland', 'iberia', 'taiwan', 'usa_west']) await expect(page.locator(`[data-map=${map}] img`)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Asia' }).locator('[data-map=japan]')).toContainText('Japan');
  await page.locator('[data-map=deutschland]').click();
  await expect(page.locator('[data-chip]')).toHaveCount(30);
  await page.getByRole('radio', { name: 'without' }).check();
  await expect(page.locator('[data-chip]')).toHaveCount(0);
});
