// Whole games through the page alone.
import { expect, test, type Page } from '@playwright/test';
import { play_by_keys } from './keys';
import { play_game } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

function faults_of(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

// Every kind of decision, and every card of the figure step; where it is met if not everywhere.
const KINDS: Record<string, string> = {
  draw: 'benelux',
  tile: '',
  redeem: 'great_britain',
  treat: 'iberia',
  figure: '',
  upgrade: 'deutschland',
  keep: '',
  sell: 'france',
  buy_turn: 'great_britain',
  meeple: '',
  postman: '',
  send: '',
  off: '',
  here: '',
  back: '',
};
const met = new Set<string>();

// With chips and postman, against one computer player; not all tiles, so that it does not last. In Benelux thirty lie on
// the islands.
async function set_up(page: Page, map: string): Promise<void> {
  await page.goto(`${server.url}#/setup?map=${map}&limit=${map === 'benelux' ? 66 : 36}&players=here,easy`);
  await expect(page.locator('[data-begin]')).toBeEnabled();
}

for (const map of ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'])
  test(`a whole game on ${map} with chips and postman, from setting up to the winner, by mouse`, async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, map);
    await page.locator('[data-begin]').click();
    const seen = await play_game(page, 'mouse', 7);
    for (const kind of seen.keys()) met.add(kind);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(10);
    expect(seen.get('meeple')).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

test('every kind of decision is made in the page', async ({ page }) => {
  const GAMES = 4; // chance may keep something from a game, hardly from so many
  for (const [kind, map] of Object.entries(KINDS))
    for (let game = 0; game < GAMES && !met.has(kind); ++game) {
      await set_up(page, map || 'deutschland');
      await page.locator('[data-begin]').click();
      for (const other of (await play_game(page, 'mouse', 11 + game, kind)).keys()) met.add(other);
    }
  expect([...met]).toEqual(expect.arrayContaining(Object.keys(KINDS)));
});

test('a whole game by keyboard', async ({ page }) => {
  const faults = faults_of(page);
  await set_up(page, 'benelux');
  await page.locator('[data-begin]').focus();
  await page.keyboard.press('Enter');
  const seen = await play_by_keys(page, 3);
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(seen.get('tile')).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  test('a whole game by touch', async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, 'benelux');
    await page.locator('[data-begin]').tap();
    const seen = await play_game(page, 'touch', 5);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});

test('a reload in the middle of a game loses nothing', async ({ page }) => {
  await page.goto(server.url);
  await page.locator('[data-map=france]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const before = await page.locator('main').getAttribute('data-at');
  await page.reload();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(await page.locator('main').getAttribute('data-at')).toBe(before);
});

test('a server that goes away is told', async ({ page }) => {
  const other = await start_server();
  await page.goto(other.url);
  await page.locator('[data-map=france]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await other.stop();
  await expect(page.locator('[role=status]')).toBeVisible();
});
