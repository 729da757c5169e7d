// What the expansions add to a turn, in the page.
import { expect, type Page } from '@playwright/test';
import { moment as come_to } from './finished';
import { test } from './hurried';
import { at_rest, decide } from './player';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const SETUP = { tiles: { base: 1, traders_and_builders: 1 }, rules: ['large_meeple', 'builder', 'pig', 'trade_goods', 'abbot'] };
const ALONE = [{ kind: 'person' }];
const WITH_COMPUTER = [...ALONE, { kind: 'computer', level: 'easy' }];

const moment = (page: Page, until: string, seats: object[] = ALONE) => come_to(page, server.url, { setup: SETUP, seats, until });

test('the builder’s second tile is announced', async ({ page }) => {
  await moment(page, 'second_tile');
  await expect(page.locator('[data-herald]')).toBeVisible();
  await expect(page.getByRole('heading', { name: /builder’s tile/ })).toBeVisible();
  await decide(page, 'mouse', () => 0, 0, new Map());
  await expect(page.locator('[data-herald]')).toHaveCount(0);
  await expect(page.locator('[data-entry]').first()).toContainText('the builder brought a second tile');
});

const TOLD: Record<string, RegExp> = { abbot: /abbot in a (garden|monastery)/, abbot_back: /the abbot comes home/, builder: /builder (in a city|on a road)/, pig: /pig on a field/ };
for (const [card, told] of Object.entries(TOLD))
  test(`played by its card: ${card}`, async ({ page }) => {
    await moment(page, card);
    await page.locator(`[data-card=${card}]`).click();
    await at_rest(page);
    for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) if (!(await page.locator('[data-main]:enabled').count())) await page.keyboard.press(arrow);
    if (card === 'builder') expect(await violations(page)).toEqual([]);
    await page.locator('[data-main]:enabled').click();
    await expect(page.locator('[data-entry]').first()).toContainText(told);
  });

// On the first tile of a river: nothing is complete there, so that the figure stays.
test('a spot may be picked first and the figure for it afterwards, by keyboard', async ({ page }) => {
  await page.goto(new URL('#/setup?map=none&postman=0&tiles=base,river_1&rules=large_meeple&players=here', server.url).href);
  await page.locator('[data-begin]').click();
  await decide(page, 'mouse', () => 0, 0, new Map());
  await expect(page.locator('[data-decision=figure]')).toBeVisible();
  await at_rest(page);
  for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) if (!(await page.locator('[data-main]:enabled').count())) await page.keyboard.press(arrow);
  await expect(page.locator('[data-card=meeple]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('2');
  await expect(page.locator('[data-card=large]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-entry]').first()).toContainText('large meeple');
  await expect(page.locator('[data-stash=large].out')).toBeVisible();
});

test('goods that were taken are told and shown', async ({ page }) => {
  await moment(page, 'goods', WITH_COMPUTER); // who closes cities
  await expect(page.locator('[data-entry] [data-goods]').first()).toBeVisible();
  const tokens = await page.locator('[data-player] [data-goods]:not(.none)').count();
  expect(tokens).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-played=trade_goods]').click();
  await expect(page.getByRole('dialog')).toContainText('10 points');
});
