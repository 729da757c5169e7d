// Every page in every language, narrow and wide, to be looked at: in test-results/languages. Of the first page on a phone
// there is a sheet in the documents.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../src/text/languages';
import { make_table, STOPS, visit } from '../tests/pages';
import { start_server, type Running } from '../tests/server';

const FOLDER = new URL('../test-results/languages/', import.meta.url).pathname;
const SHEET = new URL('../../docs/pictures/languages.jpg', import.meta.url).pathname;
const SIZES = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const file = (language: string, name: string, width: number) => `${FOLDER}${language}/${name.replaceAll(' ', '_')}-${width}.jpg`;

async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true, animations: 'disabled' });
}

test('every page', async ({ page }) => {
  test.setTimeout(0);
  const waiting = await make_table(page, server.url);
  for (const language of Object.keys(LANGUAGES)) {
    await page.goto(`${server.url}?language=${language}#/nowhere`);
    for (const stop of STOPS) {
      await visit(page, server.url, stop, waiting);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await shoot(page, file(language, stop.name, size.width));
      }
    }
  }
});

test('a sheet of the first page', async ({ browser }) => {
  test.setTimeout(0);
  const page = await browser.newPage({ viewport: SIZES[0]! });
  const pictures: string[] = [];
  for (const language of Object.keys(LANGUAGES)) {
    await page.goto('about:blank');
    await page.goto(`${server.url}?language=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForLoadState('networkidle');
    pictures.push(`<img src="data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' })).toString('base64')}">`);
  }
  await page.setViewportSize({ width: 1290, height: 1130 });
  await page.setContent(`<style>body{margin:10px;display:grid;grid-template-columns:repeat(5,1fr);gap:10px;background:#cdb98c}img{width:100%;display:block}</style>${pictures.join('')}`);
  await page.screenshot({ path: SHEET, type: 'jpeg', quality: 70 });
  expect(readFileSync(SHEET).length).toBeLessThan(400_000);
});
