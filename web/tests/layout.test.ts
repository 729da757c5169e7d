// The table in the hand: what is to be chosen from can be seen at every size, what is off the screen is counted, and all can be met with a finger.
import { expect, type Browser, type Page } from '@playwright/test';
import { finished_game, moment } from './finished';
import { test } from './hurried';
import { at_rest } from './player';
import { start_server, type Running } from './server';
import { all_still, violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, side: { width: 844, height: 390 }, phone: { width: 390, height: 844 } };
const GAME = { setup: { map: 'deutschland', chips: true, postman: true }, leave: 40, until: 'tile' };

// Marks that nothing covers, and those that arrows at the edge count.
async function squares(page: Page): Promise<{ all: number; seen: number; counted: number; side: number }> {
  await at_rest(page);
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getBoundingClientRect());
    const seen = marks.filter(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board, [data-beyond]'));
    const arrows = [...document.querySelectorAll<HTMLElement>('[data-beyond]')];
    return { all: marks.length, seen: seen.length, counted: arrows.reduce((sum, { dataset }) => sum + Number(dataset['count']), 0), side: Math.min(...marks.map(({ width }) => width)) };
  });
}

for (const [name, viewport] of Object.entries(SIZES))
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport, hasTouch: name !== 'desktop', isMobile: name !== 'desktop' });
    test('every place is seen or counted, and all are after one tap', async ({ page }) => {
      await moment(page, server.url, GAME);
      await expect(async () => { // it may set out once more when panels have their size
        const { all, seen, counted, side } = await squares(page);
        expect(all).toBeGreaterThan(0);
        expect(seen + counted).toBeGreaterThanOrEqual(all);
        expect(side).toBeGreaterThanOrEqual(name === 'desktop' ? 27 : 28);
        expect(seen / all).toBeGreaterThan(0.6);
      }).toPass({ timeout: 20_000 });
      const [x, y] = [viewport.width * 0.55, viewport.height * 0.4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 2000, y, { steps: 3 }); // far away by hand
      await page.mouse.up();
      await at_rest(page);
      const arrow = page.locator('[data-beyond]').first();
      await expect(arrow).toBeVisible();
      const lost = await squares(page);
      expect(lost.counted).toBeGreaterThanOrEqual(lost.all - lost.seen);
      await arrow.click();
      await expect.poll(async () => { const { all, seen } = await squares(page); return all - seen; }).toBe(0);
      await expect(page.locator('[data-beyond]')).toHaveCount(0);
    });
  });

test.describe('a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is turned round: the sheet becomes a panel at the right, and what matters is framed again', async ({ page }) => {
    await moment(page, server.url, GAME);
    for (const size of [SIZES.side, SIZES.phone]) {
      await page.setViewportSize(size);
      await expect.poll(async () => { const { all, seen, counted } = await squares(page); return seen + counted >= all && seen / all > 0.6; }).toBe(true);
      const sheet = () => page.locator('[data-sheet]').boundingBox();
      if (size === SIZES.side) await expect.poll(sheet).toEqual({ x: 524, y: 0, width: 320, height: 390 });
      else await expect.poll(async () => { const { x, y, width, height } = (await sheet())!; return [x, width, y + height]; }).toEqual([0, 390, 844]);
      expect(await violations(page)).toEqual([]);
    }
  });

  test('has a menu, and shows chips without opening anything', async ({ page }) => {
    await moment(page, server.url, { ...GAME, until: 'chips' });
    const chips = page.locator('[data-purse] img');
    await expect(chips.first()).toBeVisible();
    await page.locator('[data-tab=menu]').tap();
    const menu = page.locator('[data-more]');
    await expect(menu.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '#/');
    await expect(menu.getByRole('link', { name: 'Rules' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Resign' })).toBeVisible();
    await expect(menu.locator('[data-pace]')).toBeVisible();
    await expect(page.locator('[data-sound]')).toBeVisible();
    await menu.locator('select').first().selectOption('de');
    await expect(page.locator('[data-tab=turn]')).toHaveText('Zug');
  });
});

// Who watches says something; the phone's owner reads it.
test('words that come in show a badge until they are read', async ({ page, browser }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto(server.url);
  const { id, invite } = await finished_game(page, GAME);
  await page.goto(new URL(`#/table/${id}`, server.url).href);
  await expect(page.locator('[data-decision]')).toBeVisible();
  const guest = await watcher(browser, new URL(`#/table/${id}?invite=${invite}`, server.url).href);
  await guest.getByRole('textbox').fill('Well done!');
  await guest.keyboard.press('Enter');
  const badge = page.locator('[data-tab=log] [data-badge]');
  await expect(badge).toContainText('1');
  await page.locator('[data-tab=log]').click();
  await expect(page.getByText('Well done!')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await guest.context().close();
});

async function watcher(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: SIZES.desktop })).newPage();
  await page.goto(url);
  await expect(page.getByRole('textbox')).toBeVisible();
  return page;
}

test.describe('on a tablet', () => {
  test.use({ viewport: SIZES.tablet, hasTouch: true, isMobile: true });
  test('everything can be met with a finger, and hints are short', async ({ page }) => {
    await moment(page, server.url, { ...GAME, until: 'figure' });
    await page.locator('[data-opener]').tap();
    await page.locator('[data-menu]').tap();
    await all_still(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, input, [role=switch]')].flatMap((each) => {
        const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
        return width && (width < 44 || height < 44) && each.checkVisibility() ? [`${each.outerHTML.slice(0, 90)} ${width}x${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    const lines = await page.locator('[data-decision] .text p').evaluate((line) => Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)));
    expect(lines).toBeLessThanOrEqual(2);
    expect(await violations(page)).toEqual([]);
  });
});
