// The coach: a whole game looked back at, hints and training; in three languages, on a desktop and a phone, at the server and at this device.
import { expect, test as plain, type Page } from '@playwright/test';
import { finished_game } from './finished';
import { hurry, test } from './hurried';
import { at_rest, chance, decide, type Seen } from './player';
import { start_server, type Running } from './server';
import { decide as decide_by_key, visit_of } from './smoke';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const LONG = { timeout: 120_000 };
const SHORT = { tiles: { base: 1 }, tile_limit: 12 };
const at = (page: Page) => page.locator('main').getAttribute('data-replay-at').then(Number);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a game is analysed from the page of its result; all adds up; what cost something is seen on the board', async ({ page }) => {
  await page.goto(server.url);
  const { id } = await finished_game(page, { setup: SHORT });
  await page.goto(`${server.url}#/table/${id}`);
  await page.locator('[data-review-begin]').click();
  await page.locator('[data-review-stop]').click();
  await expect(page.locator('[data-review=stopped]')).toBeVisible();
  await page.locator('[data-review-go-on]').click();
  await expect(page.locator('[data-account]')).toHaveCount(2, LONG);

  // The lines of each add up to how far ahead it came out.
  const scores = await page.$$eval('[data-standing] .score', (all) => all.map((each) => [Number(each.getAttribute('data-total')), Number(each.textContent)]));
  const [own, other] = [0, 1].map((seat) => scores.find(([of]) => of === seat)![1]!);
  for (const [seat, ahead] of [[0, own! - other!], [1, other! - own!]] as const) {
    const account = page.locator(`[data-account="${seat}"]`);
    await expect(account.locator('[data-result-of]')).toHaveAttribute('data-result-of', String(ahead));
    const parts = await account.locator('[data-part] dd.numbers').allTextContents();
    const tenths = parts.map((part) => Math.round(Number(part.replace('−', '-')) * 10));
    expect(tenths.reduce((all, each) => all + each, 0)).toBe(ahead * 10);
  }
  expect(await page.locator('[data-moment]').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  // A moment is a tap away from the board; what is known of the game comes along.
  const moment = page.locator('[data-moment]').first();
  const where = Number(await moment.getAttribute('data-moment'));
  await moment.click();
  await expect.poll(() => at(page)).toBe(where);
  await expect(page.locator('[data-lead-chart] svg[role=slider]')).toBeVisible();
  await expect(page.locator('[data-judged]')).toBeVisible();
  await page.locator('[data-costly] button').first().click(); // of both
  await page.locator('[data-decided]').first().click();
  const first = await at(page);
  await expect(page.locator('[data-told=played]')).toBeVisible();
  await expect(page.locator('[data-told=best]')).toBeVisible();
  await expect(page.locator('[data-laid]').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('m');
  await expect.poll(() => at(page)).toBeGreaterThan(first);
  await page.keyboard.press('Shift+M');
  await expect.poll(() => at(page)).toBe(first);

  // The chart by keyboard.
  const chart = page.locator('[data-lead-chart] svg[role=slider]');
  await chart.focus();
  const now = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('End');
  await expect(chart).not.toHaveAttribute('aria-valuetext', now!);
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBeGreaterThan(first);
});

test('in training a mistake is warned of before it is made', async ({ page }) => {
  await page.goto(`${server.url}?language=fr#/setup?map=none&postman=0&tiles=base&limit=14&players=here,random&coach=training`);
  await expect(page.locator('[data-coach=training]')).toBeVisible();
  await page.locator('[data-begin]').click();
  const pick = chance(3);
  const main = page.locator('main');
  const again = page.locator('[data-think-again]');
  const tile = page.locator('[data-decision=tile]');
  const other = (before: string) => page.locator(`main:not([data-at="${before}"])`);
  // Laid anywhere, and no figures: some of it costs a lot.
  let lays = false;
  const send = () => (lays ? page.keyboard.press('Enter') : page.locator('[data-pass]').click());
  while (!(await again.isVisible())) {
    await expect(page.locator('[data-decision]')).toBeVisible(LONG);
    await at_rest(page);
    const before = (await main.getAttribute('data-at'))!;
    lays = await tile.isVisible();
    for (let i = lays ? pick(await page.locator('[data-mark]').count()) : -1; i >= 0; --i) await page.keyboard.press('Tab');
    await send();
    await expect(again.or(other(before)).first()).toBeVisible(LONG);
  }
  const before = (await main.getAttribute('data-at'))!;
  await expect(page.getByRole('alertdialog')).toContainText('perdu');
  await expect(page.locator('[data-told=best]')).toBeVisible();
  await expect(again).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await again.click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await expect(main).toHaveAttribute('data-at', before);
  await send(); // the same again
  await page.locator('[data-anyway]').click(LONG);
  await expect(other(before)).toBeVisible();
});

test.describe('on a phone, in German, by night', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'de', colorScheme: 'dark' });

  test('a hint shows the best move and why; afterwards the game is looked back at', async ({ page }) => {
    await page.goto(`${server.url}#/setup?map=none&postman=0&tiles=base&limit=6&players=here,easy&coach=hints`);
    await page.locator('[data-begin]').tap();
    await expect(page.locator('[data-decision=tile]')).toBeVisible();
    await page.locator('[data-hint]').tap();
    await expect(page.locator('[data-hint-card]')).toContainText('Siegchance', LONG);
    await expect(page.locator('[data-laid=best][data-what=tile]')).toBeAttached();
    await expect.poll(() => fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-hint]').tap();
    await expect(page.locator('[data-laid]')).toHaveCount(0);
    const seen: Seen = new Map();
    while (!(await page.locator('[data-over]').isVisible())) await decide(page, 'touch', chance(2), 5, seen);
    await page.locator('[data-tab=coach]').tap();
    await expect(page.locator('[data-account]')).toHaveCount(2, LONG); // it has begun by itself
    await expect(page.locator('[data-accounts]')).toContainText('Eigenes Glück');
    await expect.poll(() => fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-coach-all]').tap();
    await expect(page.locator('[data-judged]')).toBeVisible();
    await expect.poll(() => fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});

plain('at this device, too', async ({ context, page }) => {
  await hurry(context);
  const here = await start_server();
  await page.goto(`${here.url}?seed=1#/setup?map=none&postman=0&tiles=base&limit=5&players=here,easy&coach=training`);
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(page.url()).toContain('#/table/here-');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint-card]')).toBeVisible(LONG);
  await expect(page.locator('[data-laid=best]').first()).toBeAttached();
  await page.goto(`${here.url}?seed=1#/setup?map=none&postman=0&tiles=base&limit=5&players=here,easy`);
  await page.reload();
  await page.locator('[data-begin]').click();
  while (await decide_by_key(visit_of(page, here.url)));
  await expect(page.locator('[data-account]')).toHaveCount(2, LONG);
  await here.stop();
});
