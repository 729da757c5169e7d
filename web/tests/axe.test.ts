// Accessibility, as axe sees it; and nothing is wider than the window.
import { expect, type Page } from '@playwright/test';
import { test } from './hurried';
import { make_table, STOPS, visit } from './pages';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// What stands out of the window to the right, and can be seen there.
function too_wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility();
    const hides = (element: Element | null): boolean => element !== null && (getComputedStyle(element).overflowX !== 'visible' || hides(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter((element) => reaches(element) && !hides(element.parentElement));
    return [...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML.slice(0, 120))];
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [{ width: 1440, height: 900 }, { width: 360, height: 740 }])
    test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport });
      test('no page has a fault', async ({ page }) => {
        const waiting = await make_table(page, server.url);
        for (const stop of STOPS)
          await test.step(stop.name, async () => {
            await visit(page, server.url, stop, waiting);
            expect([stop.name, await violations(page)]).toEqual([stop.name, []]);
            expect([stop.name, await too_wide(page)]).toEqual([stop.name, []]);
          });
        await page.goto(server.url);
        await page.locator('[data-map=deutschland]').click();
        await expect(page.locator('[data-decision=tile]')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
