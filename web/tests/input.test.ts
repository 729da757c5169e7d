// The tile and the board in hand: mouse and keyboard.
import { expect, type Page } from '@playwright/test';
import { moment } from './finished';
import { test } from './hurried';
import { at_rest } from './player';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// The first step of the first lesson: one tile lies, with a city in the north and a road from west to east.
async function first_tile(page: Page): Promise<void> {
  await page.goto(`${server.url}#/tutorial/base`);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await at_rest(page);
}

// The middle of a square on the screen.
function square(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.locator('.world').evaluate(
    (world, at) => {
      const { e, f, a } = new DOMMatrix(getComputedStyle(world).transform);
      return { x: e + (at.x + 0.5) * 100 * a, y: f + (at.y + 0.5) * 100 * a };
    },
    { x, y },
  );
}

// One notch of the wheel, and what came of it is on the page.
async function wheel(page: Page): Promise<void> {
  const heard = page.evaluate(() => new Promise((done) => addEventListener('wheel', () => setTimeout(done), { once: true, capture: true })));
  await page.mouse.wheel(0, 100);
  await heard;
}

const preview = (page: Page) => page.locator('[data-preview]');
const shown = async (page: Page) => (await preview(page).getAttribute('data-preview')) ?? '';
const said = (page: Page) => page.locator('[data-said]');

test('by mouse: why a tile does not fit is shown and said; wheel and right button turn it, a double click places it', async ({ page }) => {
  await first_tile(page);
  const north = await square(page, 0, -1);
  await page.mouse.click(north.x, north.y);
  await expect(page.locator('[data-fits=false]')).toBeAttached();
  await expect(page.locator('[data-clash="2"]')).toBeAttached();
  await expect(page.locator('[data-decision]')).toContainText(/In the south, its \w+ does not match the city there/);
  await expect(said(page)).toContainText('does not match the city there');
  expect(await violations(page)).toEqual([]);
  const far = await square(page, 2, 0);
  await page.mouse.move(far.x, far.y);
  await expect(page.locator('[data-fits=false]')).toHaveCount(0);
  await page.mouse.click(far.x, far.y);
  await expect(page.locator('[data-decision]')).toContainText('No tile lies beside this square yet');

  const west = await square(page, -1, 0);
  await page.mouse.move(west.x, west.y);
  await expect(preview(page)).toHaveAttribute('data-fits', 'true');
  const before = await page.locator('.world').getAttribute('style');
  for (let notch = 0; notch < 3; ++notch) {
    const was = await shown(page);
    await expect(async () => { // a quick wheel counts once
      await wheel(page);
      expect(await shown(page)).not.toBe(was);
    }).toPass();
  }
  expect(await page.locator('.world').getAttribute('style')).toBe(before);
  const was = await shown(page);
  await page.mouse.click(west.x, west.y, { button: 'right' });
  await expect.poll(() => shown(page)).not.toBe(was);

  await page.mouse.move(far.x, far.y);
  await page.mouse.move(west.x, west.y);
  await expect(async () => { // to the road's way
    await wheel(page);
    await expect(preview(page)).toHaveAttribute('data-fits', 'true', { timeout: 300 });
  }).toPass();
  await expect(async () => { // on a busy machine the clicks may lie too far apart
    await page.mouse.dblclick(west.x, west.y);
    await expect(page.locator('[data-decision=figure]').or(page.locator('[data-hint]'))).toBeVisible({ timeout: 1000 }); // it was laid, rightly or not
  }).toPass();
});

test('by keyboard: Tab goes through squares and ghosts, which say what they are, and never to the way out', async ({ page }) => {
  await moment(page, server.url, { setup: { map: 'deutschland', chips: true, postman: true }, leave: 10, until: 'tile' });
  await at_rest(page);
  const board = page.getByRole('application');
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await expect(said(page)).toContainText(/meets .*; column \d+, row \d+/);
  const first = await said(page).textContent();
  await page.keyboard.press('Tab');
  await expect(said(page)).not.toHaveText(first!);
  await page.keyboard.press('Shift+Tab');
  await expect(said(page)).toHaveText(first!);
  await page.keyboard.press('r');
  await expect(said(page)).toHaveText(/^(city|road|field) north, (city|road|field) east, (city|road|field) south, (city|road|field) west/);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-decision] :focus')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision=figure]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await expect(said(page)).toContainText(/(\d tiles?|\d complete cit).*\d/);
  await expect(page).toHaveURL(/#\/table\//);
});

test('all fields at once: by key and by button, with their owners', async ({ page }) => {
  await moment(page, server.url, { setup: { map: 'france' }, leave: 16, until: 'tile' });
  const fields = page.locator('[data-fields]');
  await page.keyboard.press('g');
  await expect(fields).toBeAttached();
  await expect(async () => { // near enough, also those that bring nothing yet have flags
    await page.keyboard.press('+');
    await expect(page.locator('[data-field-flag]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(said(page)).toContainText(/fields? (is|are) nobody’s/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(fields).toHaveCount(0);
  await page.locator('[data-show-fields]').click();
  await expect(fields).toBeAttached();
  await page.keyboard.press('g');
  await expect(fields).toHaveCount(0);
});

test('a postman on what was scored: staying and going home say what they mean', async ({ page }) => {
  await moment(page, server.url, { setup: { map: 'deutschland', postman: true }, until: 'keep' });
  await expect(page.locator('[data-main]')).toContainText(/come home: \d of yours, \d of the others/);
  await expect(page.locator('[data-other]')).toContainText(/held: \d of yours, \d of the others/);
  await expect(page.locator('[data-decision]')).toContainText(/brought \d+ points? and is never scored again/);
});
