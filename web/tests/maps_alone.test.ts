// Maps that people made, on a plain host and then without any network: this device reads, draws, plays and prints them.
import { expect, test, type Page } from '@playwright/test';
import { hurry } from './hurried';
import { as_file, bay } from './map_files';
import { open_site, type Site } from './site';

test.use({ serviceWorkers: 'allow' });

let site: Site;
test.beforeAll(async () => {
  site = await open_site();
});
test.afterAll(() => site.close());

const drawn = (page: Page, pictures: string) =>
  expect.poll(() => page.locator(pictures).evaluateAll((all) => all.some((each) => (each as HTMLImageElement).naturalWidth > 1))).toBe(true);

test('a map from a file is drawn, handed on in a link, kept, played on and printed', async ({ context }) => {
  await hurry(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const go = (path: string) => page.evaluate((hash) => void (location.hash = hash), path);
  await page.goto(site.url);
  await expect(page.locator('[data-service=kept]')).toBeVisible({ timeout: 120_000 });
  await context.setOffline(true);
  await go('/gallery');
  await page.locator('[data-map-file]').setInputFiles(as_file(bay('Offshore')));
  await drawn(page, '[data-mine] img');
  await page.locator('[data-mine]').getByRole('link').click();
  await drawn(page, '[data-drawing] > img');
  await page.locator('[data-share-map]').click();
  const link = (await page.locator('[data-share=link] [data-copy]').getAttribute('data-copy'))!;
  await page.keyboard.press('Escape');
  await page.locator('[data-print-map]').click();
  await page.locator('[data-print=false] [data-sheets]').click();
  await expect(page.locator('.sheet').first()).toBeVisible();

  await go('/gallery');
  await page.locator('[data-delete]').click();
  await expect(page.locator('[data-mine]')).toHaveCount(0);
  await go(new URL(link).hash.slice(1));
  await page.locator('[data-keep]').click();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(page.url()).toContain('#/table/here-');
  await page.reload();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await go('/');
  await expect(page.locator('[data-game]')).toContainText('Offshore');
  await drawn(page, '[data-game] .picture img');
  expect(faults).toEqual([]);
});
