// Every kind of decision, made in the page.
import { expect } from '@playwright/test';
import { moment } from './finished';
import { test } from './hurried';
import { decide } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// Every kind of decision, and every card of the figure step with the action it stands for; where it is met if not everywhere.
const KINDS: Record<string, { map?: string; action?: string }> = {
  chip: {},
  draw: { map: 'benelux' },
  tile: {},
  redeem: { map: 'great_britain' },
  treat: { map: 'iberia' },
  figure: {},
  upgrade: { map: 'deutschland' },
  keep: {},
  sell: {},
  buy_turn: { map: 'great_britain' },
  meeple: {},
  postman: {},
  send: { action: 'postman_to' },
  off: { action: 'postman_off' },
  here: { action: 'postman_here' },
  back: { action: 'postman_back' },
};

test('C5: the chips are laid, the last by keyboard, and the game goes on', async ({ page }) => {
  await moment(page, server.url, { setup: { map: 'deutschland', chips: true, chips_laid: 'players' }, leave: 14, until: 'chip' });
  const left = (n: number) => expect(page.locator('[data-decision=chip]')).toContainText(n > 1 ? `${n} are left` : 'the last one');
  await left(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-chip-preview]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(page.locator('[data-entry]').last()).toContainText('30 chips were laid');
  await decide(page, 'mouse', () => 0, 0, new Map());
});

for (const [kind, { map = 'france', action = kind }] of Object.entries(KINDS))
  test(`a decision is made in the page: ${kind}`, async ({ page }) => {
    await moment(page, server.url, { setup: { map, tiles: { base: 1 }, chips: true, postman: true, ...(kind === 'chip' && { chips_laid: 'players' }) }, until: action });
    const seen = new Map();
    await decide(page, 'mouse', () => 0, 10, seen, kind);
    expect(seen.get(kind)).toBe(1);
  });
