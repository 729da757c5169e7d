// Whole games through the page alone.
import { expect, test } from '@playwright/test';
import { faults_of, set_up } from './games';
import { play_game } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// Every kind of decision, and every card of the figure step; where it is met if not everywhere.
const KINDS: Record<string, string> = {
  draw: 'benelux',
  tile: '',
  redeem: 'great_britain',
  treat: 'iberia',
  figure: '',
  upgrade: 'deutschland',
  keep: '',
  sell: 'france',
  buy_turn: 'great_britain',
  meeple: '',
  postman: '',
  send: '',
  off: '',
  here: '',
  back: '',
};
const met = new Set<string>();

for (const map of ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'])
  test(`a whole game on ${map} with ${map === 'deutschland' ? 'expansions, ' : ''}chips and postman, from setting up to the winner, by mouse`, async ({ page }) => {
    const faults = faults_of(page);
    await set_up(page, server.url, map);
    await page.locator('[data-begin]').click();
    const seen = await play_game(page, 'mouse', 7);
    for (const kind of seen.keys()) met.add(kind);
    await expect(page.locator('[data-over]')).toBeVisible();
    expect(seen.get('tile')).toBeGreaterThan(10);
    expect(seen.get('meeple')).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

test('every kind of decision is made in the page', async ({ page }) => {
  const GAMES = 4; // chance may keep something from a game, hardly from so many
  for (const [kind, map] of Object.entries(KINDS))
    for (let game = 0; game < GAMES && !met.has(kind); ++game) {
      await set_up(page, server.url, map || 'deutschland');
      await page.locator('[data-begin]').click();
      for (const other of (await play_game(page, 'mouse', 11 + game, kind)).keys()) met.add(other);
    }
  expect([...met]).toEqual(expect.arrayContaining(Object.keys(KINDS)));
});
