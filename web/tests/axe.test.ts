// Accessibility, as axe sees it.
import { expect, test } from '@playwright/test';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [{ width: 1440, height: 900 }, { width: 360, height: 740 }])
    test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport });
      test('neither the first page nor a table has a fault', async ({ page }) => {
        await page.goto(server.url);
        expect(await violations(page)).toEqual([]);
        await page.locator('[data-map=deutschland]').click();
        await expect(page.locator('[data-decision=tile]')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
