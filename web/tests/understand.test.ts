// What the table tells besides the position: features, scores, the log, whose turn it is.
import { expect, type Page } from '@playwright/test';
import { finished_game } from './finished';
import { test } from './hurried';
import { at_rest, chance, decide, spots_of } from './player';
import { start_server, type Running } from './server';
import { violations } from './violations';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// A game on Germany, so far along that features are owned and the visitor has to lay a tile.
async function middle_of_a_game(page: Page, decisions = 24): Promise<void> {
  await page.goto(server.url);
  await page.waitForFunction(() => localStorage.getItem('mappamundi'));
  const { id } = await finished_game(page, { setup: { map: 'deutschland', chips: true, postman: true }, leave: decisions, until: 'tile' });
  await page.goto(`${server.url}#/table/${id}`);
  await expect(page.locator('[data-decision]')).toBeVisible({ timeout: 20_000 });
  await at_rest(page);
}

const card = (page: Page) => page.locator('[data-feature]');

test('features are seen whole and told: pointed at, by keyboard, and from the log', async ({ page }) => {
  await middle_of_a_game(page);
  const tile = (await page.locator('.last .line').last().boundingBox())!;
  await page.mouse.move(tile.x + tile.width * 0.08, tile.y + tile.height * 0.3, { steps: 3 });
  await expect(card(page)).toBeVisible();
  const kind = await card(page).getAttribute('data-feature');
  await expect(page.locator(`[data-lit=${kind}]`)).toBeAttached();
  await expect(card(page)).toContainText(/\d/);
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);

  await page.keyboard.press('i');
  await expect(card(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const said = page.locator('[data-said]');
  await expect(said).toContainText(/tile|cit/);
  const told = new Set([await said.textContent()]);
  for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(arrow);
    told.add(await said.textContent());
  }
  expect(told.size).toBeGreaterThan(1);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);

  const entries = page.locator('[data-entry]');
  await expect.poll(() => entries.count()).toBeGreaterThan(8);
  await entries.first().focus();
  await expect(page.locator('[data-shown]').first()).toBeAttached();
  const scored = entries.filter({ hasText: /complete/ });
  if (await scored.count()) {
    await scored.first().hover();
    await expect(page.locator('[data-lit]').first()).toBeAttached();
  }
  for (const text of await entries.allTextContents()) expect(text).not.toMatch(/undefined|\{|NaN/);
  await entries.first().blur();
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-shown]')).toHaveCount(0);
});

test('projected scores can be switched off, and stay off', async ({ page }) => {
  await middle_of_a_game(page, 8);
  await expect(page.locator('[data-projection]')).toHaveCount(2);
  await page.locator('[data-projected]').click();
  await expect(page.locator('[data-projection]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await expect(page.locator('[data-projected]')).not.toBeChecked();
  await expect(page.locator('[data-projection]')).toHaveCount(0);
  await page.locator('[data-projected]').click();
  await expect(page.locator('[data-projection]')).toHaveCount(2);
});

test('one’s turn is told in the title and by a sound that can be muted; scores are told one by one', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = window as unknown as { notes: number; scores: string[] };
    [heard.notes, heard.scores] = [0, []];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      ++heard.notes;
      return start.apply(this, when);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset['score']) heard.scores.push(`${node.dataset['score']} ${node.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  const heard = () =>
    page.evaluate(() => {
      const { notes, scores } = window as unknown as { notes: number; scores: string[] };
      return { notes, scores };
    });
  await middle_of_a_game(page, 12);
  await page.mouse.click(700, 20); // browsers let nothing sound before the first touch
  const pick = chance(3);
  const seen = new Map<string, number>();
  const sound = page.locator('[data-sound]');
  expect(await sound.getAttribute('data-sound')).toBe('true');
  const play = async (enough: () => Promise<boolean>) => {
    do await decide(page, 'mouse', pick, 9, seen);
    while (!(await enough()));
    await expect(page).toHaveTitle(/^● Your turn/);
  };
  await play(async () => (await heard()).notes > 0);
  await sound.click();
  await expect(sound).toHaveAttribute('data-sound', 'false');
  const { notes } = await heard();
  const turns = seen.get('tile') ?? 0;
  await play(async () => (seen.get('tile') ?? 0) > turns + 1 && (await heard()).scores.length > 0);
  const after = await heard();
  expect(after.notes).toBe(notes);
  for (const score of after.scores) expect(score).toMatch(/^\w+ .*[+-]?\d/);
  await expect(page.locator('[data-called]')).not.toBeEmpty();
});

test('a server that stops and comes back: said, and the game goes on', async ({ page }) => {
  let other = await start_server();
  await page.goto(other.url);
  await page.locator('[data-map=france]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const banner = page.locator('[data-line=lost]');
  await expect(banner).toHaveCount(0);
  other = await other.restart(() => expect(banner).toBeVisible());
  await expect(banner).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('[data-called]')).toContainText('Connected again');
  const pick = chance(2);
  const seen = new Map<string, number>();
  for (let i = 0; i < 4; ++i) await decide(page, 'mouse', pick, 9, seen);
  expect(seen.get('tile')).toBeGreaterThan(0);
  await other.stop();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  test('a tap tells of a feature in the sheet; the tile is dragged from the sheet onto the board', async ({ page }) => {
    await middle_of_a_game(page, 6);
    const pick = chance(4);
    while ((await page.locator('[data-decision=tile]').count()) === 0) await decide(page, 'touch', pick, 9, new Map());
    await page.keyboard.press('f');
    await at_rest(page);
    const last = (await page.locator('.last .line').last().boundingBox())!;
    await page.touchscreen.tap(last.x + last.width * 0.08, last.y + last.height * 0.3);
    await expect(card(page)).toBeVisible();
    await card(page).getByRole('button').click();
    await expect(card(page)).toHaveCount(0);
    await at_rest(page); // the sheet grew and shrank
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const hand = (await page.locator('[data-hand]').boundingBox())!;
    await page.mouse.move(hand.x + hand.width / 2, hand.y + hand.height / 2);
    await page.mouse.down();
    await page.mouse.move(hand.x + hand.width / 2, hand.y - 40, { steps: 2 });
    const free = [...(await spots_of(page, 'legal')), ...(await spots_of(page, 'turned'))].find((spot) => spot !== null)!; // the sheet may have given way
    await page.mouse.move(free.x, free.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('.preview')).toBeAttached();
    await expect(page.locator('[data-main]:enabled')).toBeVisible();
  });
});
