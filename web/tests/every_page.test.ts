// Every page, in three languages, by day and by night, on desktops and phones: no text is missing, axe finds no fault, and
// nothing is wider than the window.
import { expect } from '@playwright/test';
import { finished_game } from './finished';
import { test } from './hurried';
import { make_table, STOPS, visit } from './pages';
import { too_wide, words, wrong } from './reading';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const VISITORS = [
  { locale: 'en', colorScheme: 'light', viewport: DESKTOP },
  { locale: 'de', colorScheme: 'dark', viewport: DESKTOP },
  { locale: 'es', colorScheme: 'light', viewport: PHONE },
  { locale: 'de', colorScheme: 'dark', viewport: PHONE },
] as const;

for (const { locale, colorScheme, viewport } of VISITORS)
  test.describe(`${locale}, ${colorScheme}, ${viewport.width} pixels wide`, () => {
    test.use({ locale, colorScheme, viewport });
    test('no page has a fault', async ({ page }) => {
      const check = async (name: string) => {
        const found = await words(page);
        expect([name, wrong(found, locale)]).toEqual([name, []]);
        expect([name, await violations(page)]).toEqual([name, []]);
        expect([name, await too_wide(page)]).toEqual([name, []]);
        return found;
      };
      const waiting = await make_table(page, server.url);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const stop of STOPS)
        await test.step(stop.name, async () => {
          await visit(page, server.url, stop, waiting);
          const found = await check(stop.name);
          expect(found.length).toBeGreaterThan(8);
          // Read as if it were in another language it is full of foreign texts: the check would see one.
          expect(wrong(found, locale === 'de' ? 'es' : 'de').length).toBeGreaterThan(2);
        });
      await page.goto(server.url);
      await page.locator('[data-map=deutschland]').click();
      await expect(page.locator('[data-decision=tile]')).toBeVisible();
      await check('a game');
      const { id, invite } = await finished_game(page, { setup: { map: 'deutschland', chips: true, postman: true, rules: ['large_meeple', 'inns', 'cathedrals', 'builder', 'pig', 'trade_goods', 'abbot'], tile_limit: 12 } });
      await page.goto(new URL(`#/replay/${id}?invite=${invite}`, server.url).href);
      await expect(page.locator('[data-replay-at]')).toBeVisible();
      await check('a replay');
    });
  });
