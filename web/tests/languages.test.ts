// Every page in every language, narrow and wide: nothing is left in another language, no text is cut off or lies on another.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/text/languages';
import { test } from './hurried';
import { make_table, STOPS, visit } from './pages';
import { misplaced, too_wide, words, wrong } from './reading';
import { start_server, type Running } from './server';
import { all_still } from './violations';

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

let server: Running;
let waiting: string; // a table,
let memory: Memory; // and what the browser of its host remembers
test.beforeAll(async ({ browser }) => {
  server = await start_server();
  const page = await browser.newPage();
  waiting = await make_table(page, server.url);
  memory = await page.context().storageState();
  await page.close();
});
test.afterAll(() => server.stop());

// By the list on the page; where there is none, by a link.
async function speak(page: Page, language: string, ready: string): Promise<void> {
  const choice = page.locator('select:has(option[value=de])');
  if (await choice.count()) return void (await choice.first().selectOption(language));
  await page.goto(page.url().replace(/\/(\?[^#]*)?#/, `/?language=${language}#`));
  await expect(page.locator(ready).first()).toBeVisible();
}

async function check(page: Page, where: string, ready: string): Promise<void> {
  for (const language of Object.keys(LANGUAGES)) {
    await speak(page, language, ready);
    await expect(async () => expect([where, wrong(await words(page), language)]).toEqual([where, []])).toPass(); // its words may be on their way
    await page.evaluate(() => (document.body.getBoundingClientRect(), document.fonts.ready)); // letters are fetched when the page is laid out
    await all_still(page);
    expect.soft([where, language, await misplaced(page)]).toEqual([where, language, []]);
    expect.soft([where, language, await too_wide(page)]).toEqual([where, language, []]);
  }
}

for (const [width, height] of [[390, 844], [1440, 900]] as const)
  test.describe(`every text has its place, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height }, storageState: ({}, use) => use(memory) });
    for (const stop of STOPS)
      test(stop.name, async ({ page }) => {
        await visit(page, server.url, stop, waiting);
        await check(page, stop.name, stop.ready);
      });
    test('a game', async ({ page }) => {
      await page.goto(server.url);
      await page.locator('[data-map=deutschland]').click();
      await expect(page.locator('[data-decision=tile]')).toBeVisible();
      await check(page, 'a game', '[data-decision=tile]');
    });
  });

test('a link names the language, which is then remembered like one chosen', async ({ page }) => {
  await page.goto(`${server.url}?language=es#/help`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/#\/help$/);
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
