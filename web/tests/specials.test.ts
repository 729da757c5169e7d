// What is special in a game is told at the table, at one tap at most.
import { expect, type Page } from '@playwright/test';
import { moment } from './finished';
import { test } from './hurried';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const begin = async (page: Page, choice: string) => {
  await page.goto(new URL(`#/setup?${choice}`, server.url).href);
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision]')).toBeVisible();
};
const SPECIAL = 'map=deutschland&chips=1&postman=1&fields=0&meeples=5&towns=extra_tile,cost,road_bonus&rules=builder&players=here';
const KEYS = ['upgrades', 'postman', 'builder', 'extra_tile', 'cost', 'road_bonus', 'no_fields', 'meeples', 'tiles_only'];

test('on a desktop all of it is seen, and explained on demand', async ({ page }) => {
  await begin(page, SPECIAL);
  for (const key of KEYS) await expect(page.locator(`[data-played=${key}]`)).toBeVisible();
  await page.locator('[data-about]').click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('[data-special]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-special')))).toEqual(KEYS);
  await expect(dialog).toContainText('5 meeples each');
  await expect(dialog).toContainText('2 more points for each uncovered town beside it');
  expect(await violations(page)).toEqual([]);
  await dialog.locator('[data-special=road_bonus]').click();
  await expect(page.getByRole('dialog', { name: 'Towns' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('with six players there is still the way to it', async ({ page }) => {
  await begin(page, 'map=france&chips=1&players=here,here,here,here,here,here');
  await page.locator('[data-about]').click();
  await expect(page.getByRole('dialog')).toContainText('9 points in its town, 5 abroad');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('it is one tap away', async ({ page }) => {
    await begin(page, SPECIAL);
    await page.locator('[data-rules]').tap();
    await expect(page.getByRole('dialog').locator('[data-special]')).toHaveCount(KEYS.length);
    expect(await violations(page)).toEqual([]);
  });
  test('a plain game says that it is one', async ({ page }) => {
    await begin(page, 'map=none&postman=0&tiles=base&players=here');
    await page.locator('[data-rules]').tap();
    await expect(page.getByRole('dialog')).toContainText('The plain game');
  });
});

// GB3: a set is handed in with nobody on the Isle, too.
test('a set that brings nobody home says so', async ({ page }) => {
  const wish = { setup: { map: 'great_britain', chips: true }, seats: [{ kind: 'person' }], until: 'redeem' };
  const decision = page.locator('[data-decision=redeem]');
  await moment(page, server.url, { ...wish, never: 'buy_turn' });
  await expect(decision).toContainText('None of your meeples is on the Isle of Man');
  await expect(decision.getByRole('heading')).toHaveText('A set: hand it in');
  await moment(page, server.url, { ...wish, never: 'pass' });
  await expect(decision).toContainText(/[1-9] meeples? sails? back/);
});
