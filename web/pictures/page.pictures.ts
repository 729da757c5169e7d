// What is shown of the page in the documents.
import { expect, test, type Page } from '@playwright/test';
import { finished_game } from '../tests/finished';
import { start_server, type Running } from '../tests/server';
import { play_some } from './play_some';

const PREVIEW = new URL('../public/preview.jpg', import.meta.url).pathname;
const FOLDER = new URL('../../docs/pictures/', import.meta.url).pathname;

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// Drawings come one by one: none has come for a while, and all that are there can be seen.
async function all_drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const count = () => page.evaluate(() => document.querySelectorAll('img, image').length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(3000);
  }
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')); // what is out of the window may never come
}

async function shoot(page: Page, name: string): Promise<void> {
  await all_drawn(page);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 88, animations: 'disabled' });
}

// What is shown beside a link to the page.
test('preview', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 });
  await page.goto(server.url);
  const table = await page.evaluate(play_some, { map: 'deutschland', turns: 12 });
  await page.goto(new URL(`#/table/${table}`, server.url).href);
  await page.reload();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await all_drawn(page);
  await page.screenshot({ path: PREVIEW, type: 'jpeg', quality: 85, animations: 'disabled' });
});

async function choose_square(page: Page): Promise<void> {
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(page.locator('[data-moving=false]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
}

test('pages', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto(server.url);
  const table = await page.evaluate(play_some, { map: 'deutschland', turns: 22 });
  await page.goto(new URL(`#/table/${table}`, server.url).href);
  await page.reload();
  await choose_square(page);
  await shoot(page, 'play');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: 'dark', storageState: await context.storageState() });
  const small = await phone.newPage();
  await small.goto(server.url);
  await small.evaluate(() => localStorage.setItem('mappamundi', JSON.stringify({ ...JSON.parse(localStorage.getItem('mappamundi') ?? '{}'), theme: 'dark' })));
  await small.goto(new URL(`#/table/${table}`, server.url).href);
  await small.reload();
  await choose_square(small);
  await shoot(small, 'phone');

  for (const [name, path] of [['home', '/'], ['setup', '/setup?players=here,friend,computer&clock=game,600,10,move&towns=extra_tile'], ['gallery', '/map/great_britain'], ['studio', '/studio/italy']] as const) {
    await page.goto(new URL(`#${path}`, server.url).href);
    await page.reload();
    await shoot(page, name);
  }
  await page.goto(new URL('#/setup?map=none&tiles=base,inns_and_cathedrals,traders_and_builders&rules=large_meeple,inns,cathedrals,builder,pig,trade_goods,abbot', server.url).href);
  await page.reload();
  await page.locator('#part-expansions').evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await shoot(page, 'expansions');
});

// A costly decision of a short game, with the better line beside it.
test('coach', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  await page.goto(server.url);
  const { id, invite } = await finished_game(page, { setup: { tiles: { base: 1 }, tile_limit: 24 }, seats: [{ kind: 'person' }, { kind: 'computer', level: 'easy' }] });
  await page.goto(new URL(`#/replay/${id}?invite=${invite}&coach=1`, server.url).href);
  await page.reload();
  await page.locator('[data-review-begin]').click();
  await expect(page.locator('[data-review=done]')).toBeAttached({ timeout: 200_000 });
  await page.locator('[data-decided]:has([data-sign=blunder], [data-sign=mistake])').first().click();
  await shoot(page, 'coach');
});
