// Whole games by keyboard and by touch, and what befalls a game on its way.
import { expect } from '@playwright/test';
import { faults_of, set_up } from './games';
import { test } from './hurried';
import { play_by_keys } from './keys';
import { play_game } from './player';
import { words, wrong } from './reading';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });
  test('a whole game by keyboard', async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, server.url, 'benelux');
    await page.locator('[data-begin]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-decision]')).toBeVisible();
    expect(wrong(await words(page), 'es')).toEqual([]);
    const seen = await play_by_keys(page, 3);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(5);
    expect(wrong(await words(page), 'es')).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test.describe('on a phone, in Italian', () => {
  test.use({ locale: 'it', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  test('a whole game by touch, on Germany with all expansions, chips and postman', async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, server.url, 'deutschland');
    await page.locator('[data-begin]').tap();
    const seen = await play_game(page, 'touch', 5, 'meeple');
    expect(wrong(await words(page), 'it')).toEqual([]);
    await play_game(page, 'touch', 5, '', seen);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(5);
    expect(wrong(await words(page), 'it')).toEqual([]);
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
