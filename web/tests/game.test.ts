// Whole games through the page alone.
import { expect } from '@playwright/test';
import { faults_of, set_up } from './games';
import { test } from './hurried';
import { play_game } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

for (const map of ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'])
  test(`a whole game on ${map} with ${map === 'deutschland' ? 'expansions, ' : map === 'france' ? 'a river, ' : ''}chips and postman, from setting up to the winner, by mouse`, async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, server.url, map);
    await page.locator('[data-begin]').click();
    const seen = await play_game(page, 'mouse', 7);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(5);
    expect(seen.get('meeple')).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
