import { expect, test } from '@playwright/test';
import { play_game } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

test('a whole game on Germany with chips and postman, from the first page to the winner, by mouse', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(server.url);
  await page.locator('[data-map=deutschland]').click();
  const seen = await play_game(page, 'mouse', 7);
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(seen.get('tile')).toBeGreaterThan(30);
  expect(seen.get('meeple')).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
