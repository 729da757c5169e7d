// Whole games by keyboard and by touch, and what befalls a game on its way.
import { expect } from '@playwright/test';
import { faults_of, set_up } from './games';
import { test } from './hurried';
import { play_by_keys } from './keys';
import { play_game } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

test('a whole game by keyboard', async ({ page }) => {
  const faults = faults_of(page);
  await set_up(page, server.url, 'benelux');
  await page.locator('[data-begin]').focus();
  await page.keyboard.press('Enter');
  const seen = await play_by_keys(page, 3);
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(seen.get('tile')).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  test('a whole game by touch, on the free table with a river and all expansions', async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, server.url, 'none');
    await page.locator('[data-begin]').tap();
    const seen = await play_game(page, 'touch', 5);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(5);
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
