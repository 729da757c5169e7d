// Before the game: the first page, setting up, the lobby, tables that wait, the gallery.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { MapOffer, Setup } from '../src/protocol/types';
import { CHIP_RULES } from '../src/setup/choice';
import { tiles_of } from '../src/setup/sets';
import { hurry, test } from './hurried';
import { chance, decide, game_over, play_game, type Seen } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;
const link_shown = (page: Page): Promise<string | null> => page.locator('[data-copy]').first().getAttribute('data-copy');
const get = async (path: string) => (await fetch(new URL(path, server.url))).json() as Promise<{ tables: Record<string, unknown>[] }>;

// What the server answers to `method` from now on.
function answer<T>(page: Page, method: string): Promise<T> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) => {
      const asked = new Set<number>();
      socket.on('framesent', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { id: number; method: string };
        if (told.method === method) asked.add(told.id);
      });
      socket.on('framereceived', ({ payload }) => {
        const { id, result } = JSON.parse(String(payload)) as { id: number; result: T };
        if (asked.has(id)) resolve(result);
      });
    }),
  );
}

test('M2: one click on a map deals as many tiles as its sheet recommends', async ({ page }) => {
  for (const [map, least, most] of [['deutschland', 110, 120], ['france', 110, 120], ['benelux', 110, 120], ['great_britain', 90, 100], ['iberia', 110, 120]] as const) {
    const made = answer<{ table: { setup: Setup } }>(page, 'create');
    await page.goto(server.url);
    await page.locator(`[data-map=${map}]`).click();
    const { setup } = (await made).table;
    const dealt = Math.min(tiles_of(setup.tiles!), setup.tile_limit ?? Infinity);
    expect([map, dealt >= least && dealt <= most]).toEqual([map, true]);
    await expect(page.locator('[data-decision=tile]')).toBeVisible();
  }
});

test('a first-time visitor plays against a computer player on a map after one click, and finds the game again', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const table = page.url().split('/').at(-1);
  await page.goto(server.url);
  await page.locator(`[data-game="${table}"] a`).click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await page.goto(at('/'));
  await page.locator(`[data-game="${table}"]`).getByRole('button').click();
  await expect(page.locator('[data-game]')).toHaveCount(0);
});

test('every option of the setup arrives at the server, is remembered, and is in the link', async ({ page, browser }) => {
  await page.goto(at('/setup'));
  const flip = (name: string) => page.locator(`[data-switch="${name}"]`).click();
  const seat = (n: number) => page.locator(`[data-seat="${n}"]`);
  await page.getByRole('radio', { name: 'Iberian Peninsula' }).check();
  await expect(page.locator('[data-switch=recommended][aria-checked=true]')).toContainText('115 tiles');
  await expect(page.locator('[data-note]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'choose' }).check();
  await page.locator('[data-start=Pamplona]').click(); // two are enough, but the sheet says three
  await expect(page.locator('[data-note=note_starts]')).toContainText('3');
  await page.locator('[data-start=León]').click();
  await expect(page.locator('[data-fault=fault_starts]')).toBeVisible();
  await expect(page.locator('[data-begin]')).toBeDisabled();
  for (const start of ['León', 'Murcia']) await page.locator(`[data-start=${start}]`).click();
  await expect(page.locator('[data-fault], [data-note]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Évora' }).check(); // the start tile lies there,
  await page.locator('[data-turn="1"] input').check(); // turned
  await expect(page.locator('[data-start=Évora] [data-start-tile]')).toBeVisible();
  await page.locator('[data-chip-rules]').selectOption('upgrades');
  await flip('laid');
  for (const name of ['postman', 'fields', 'set inns_and_cathedrals', 'expansion traders', 'expansion abbot']) await flip(name);
  await expect(page.locator('[data-rule=pig]')).toBeDisabled(); // without fields
  await page.locator('[data-rule=builder]').click();
  await page.locator('[data-rule=inns]').click();
  await page.locator('[data-add-tiles]').click(); // no inn without them
  await expect(page.locator('[data-add-tiles]')).toHaveCount(0);
  await flip('expansion river');
  await expect(page.locator('[data-switch=recommended][aria-checked=false]')).toBeVisible();
  await page.getByLabel('Copies: Base game', { exact: true }).selectOption('3');
  for (const town of ['road_bonus', 'cost']) await page.locator(`[data-town=${town}]`).click();
  await expect(page.locator('[data-fault=fault_many]')).toBeVisible();
  await flip('limit');
  await page.getByRole('spinbutton').fill('97');
  await page.getByRole('spinbutton').press('Tab');
  await expect(page.locator('[data-note=note_tiles]')).toContainText('97');
  await page.locator('[data-stepper=meeples] button').last().click();
  await page.locator('[data-add]').click();
  await page.locator('[data-add]').click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await seat(1).getByRole('combobox').selectOption('friend');
  await seat(2).getByRole('combobox').selectOption('here');
  await page.getByLabel('Name of player 3').fill('Bea');
  await seat(3).getByRole('combobox').selectOption('computer random');
  await page.getByRole('radio', { name: 'whole game' }).check();
  await page.locator('[data-clock=seconds]').selectOption('1200');
  await page.locator('[data-clock=increment]').selectOption('30');
  await page.locator('[data-clock=zero]').selectOption('computer');
  await page.getByRole('radio', { name: 'everybody' }).check();

  const link = (await link_shown(page))!;
  await page.reload();
  await expect(page.locator('[data-town=cost][aria-pressed=true]')).toBeVisible();
  await expect.poll(() => link_shown(page)).toBe(link);
  const other = await (await browser.newContext()).newPage(); // somebody else
  await other.goto(link);
  await expect(other.locator('[data-town=cost][aria-pressed=true]')).toBeVisible();
  await expect.poll(() => link_shown(other)).toBe(link);
  await other.context().close();

  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-seat="3"]')).toBeVisible();
  await expect.poll(async () => (await get('/api/tables')).tables).toMatchObject([
    {
      host: 'Ada',
      setup: { map: 'iberia', starts: ['León', 'Évora', 'Murcia'], start_tile: { at: 'Évora', rot: 1 }, chips: 'upgrades', chips_laid: 'players', fields: false, town_variants: ['cost', 'road_bonus'], tiles: { base_c2_gardens: 3, inns_and_cathedrals: 1, traders_and_builders: 1, river_1: 1 }, rules: ['inns', 'trade_goods', 'abbot'], tile_limit: 97, meeples: 10 },
      seats: [{ kind: 'person', name: 'Ada' }, { kind: 'person', taken: false }, { kind: 'person', name: 'Bea' }, { kind: 'computer', level: 'random' }],
      clock: { kind: 'game', seconds: 1200, increment: 30, at_zero: 'computer' },
    },
  ]);
  expect((await get('/api/tables')).tables[0]).not.toHaveProperty('setup.postman');

  // The host gives the free seat to a computer player, and frees it again.
  await page.getByLabel('Who plays seat 2').selectOption('random');
  await expect(page.locator('[data-start]')).toBeEnabled();
  await page.getByLabel('Who plays seat 2').selectOption('');
  await expect(page.locator('[data-start]')).toBeDisabled();
  await page.getByRole('button', { name: 'Leave the table' }).click();

  // One click on a map plays with the expansions chosen last.
  await expect(page.locator('[data-carried]')).toContainText('Inns & Cathedrals');
  await page.locator('[data-map=france]').click();
  await expect(page.locator('[data-played=trade_goods]')).toBeVisible();
  await expect(page.locator('[data-played=builder]')).toHaveCount(0);
});

test('C6: the chip rules that fit a map are offered, its own first; others are told', async ({ page }) => {
  const told = answer<MapOffer>(page, 'map');
  await page.goto(at('/setup?map=deutschland&chips=wine'));
  const { chip_rules } = await told;
  expect(chip_rules[0]).toBe('upgrades');
  const offered = page.locator('[data-chip-rules]');
  await expect(offered).toHaveValue('wine');
  await expect.poll(() => offered.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(chip_rules);
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-played=wine]')).toBeVisible();
  const other = CHIP_RULES.find((rules) => !chip_rules.includes(rules))!;
  await page.goto(at(`/setup?map=deutschland&chips=${other}`));
  await expect(page.getByRole('alert')).toContainText(other);
  await expect(offered).toHaveValue('upgrades');
});

test('a broken link is told and ignored', async ({ page }) => {
  await page.goto(at('/setup?map=france&chips=maybe'));
  await expect(page.getByRole('alert')).toContainText('maybe');
  await expect(page.getByRole('radio', { name: 'Germany' })).toBeChecked();
  await page.goto(at('/setup?map=atlantis'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('atlantis');
});

test('a refused setup is told in the visitor’s language until it is changed; a long name is cut', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'de' })).newPage();
  await page.goto(at('/setup?map=deutschland&tiles=base,river_1&starts=Rostock,Erfurt&start=Rostock&turn=2')); // the river would run into the sea
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-refused]')).toContainText('Drehe es oder wähle ein anderes Startfeld');
  await page.goto(at('/setup?map=none&postman=1&tiles=base,postman.6&players=here'));
  await page.reload();
  await page.getByLabel('Name auf Platz 1').fill('ü'.repeat(24));
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-refused]')).toContainText('zu viele Klöster und Postämter');
  await page.locator('[data-switch=limit]').click();
  await expect(page.locator('[data-refused]')).toHaveCount(0);
  await page.locator('[data-begin]').click();
  await expect(page.getByRole('region', { name: 'ü'.repeat(16) })).toBeVisible();
  await page.context().close();
});

test('a refusal at the table is told in the visitor’s language', async ({ browser }) => {
  const strict = await start_server('--per-address', '20');
  const page = await (await browser.newContext({ locale: 'de' })).newPage();
  await page.goto(new URL('#/setup?map=none&postman=0&tiles=base&players=here,here', strict.url).href);
  await page.locator('[data-begin]').click();
  const field = page.getByLabel('Sag etwas');
  const refused = page.getByRole('alert');
  for (let said = 0; !(await refused.count()); ++said) {
    await field.fill(`Hallo ${said}`);
    await field.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: `Hallo ${said}` }).or(refused).first()).toBeVisible();
  }
  await expect(refused).toContainText('Das war zu viel auf einmal');
  await expect(field).toHaveValue(/Hallo/); // it can be said again
  await page.context().close();
  await strict.stop();
});

test('two people at one device', async ({ page }) => {
  await page.goto(at('/setup?map=none&postman=0&tiles=base&limit=7&players=here,here'));
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 2').fill('Bea');
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  for (const name of ['Ada', 'Bea']) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('[data-pass-to="0"]')).toContainText('Ada');
  const seen: Seen = new Map();
  while ((await page.locator('[data-pass-to="1"]').count()) === 0) await decide(page, 'mouse', chance(1), 0, seen);
  await expect(page.locator('[data-pass-to="1"]')).toContainText('Bea');
  await expect(page.locator('[data-called]')).toContainText('Bea');
  const later = await play_game(page, 'mouse', 3);
  expect(seen.get('tile')! + later.get('tile')!).toBe(6);
});

async function someone(browser: Browser): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await hurry(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, context, faults };
}

test('two browsers from the invitation to the end, with a reload, a lost connection, another device and a spectator', async ({ browser }) => {
  const [ada, bo, eve] = [await someone(browser), await someone(browser), await someone(browser)];
  await ada.page.goto(at('/setup?map=none&postman=0&tiles=base&limit=9&players=here,friend&public=1'));
  await ada.page.getByLabel('Name of player 1').fill('Ada');
  await ada.page.locator('[data-begin]').click();
  const invitation = (await ada.page.locator('[data-invitation] [data-copy]').getAttribute('data-copy'))!;
  await expect(ada.page.locator('[data-qr]').first()).toBeVisible();

  const table = `[data-table="${invitation.split('/').at(-1)}"]`;
  await eve.page.goto(at('/lobby'));
  await expect(eve.page.locator(`[data-list=open] ${table}`)).toContainText('Ada’s table');

  await bo.page.goto(invitation);
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.locator('[data-sit="1"]').click();
  await expect(ada.page.locator('[data-seat="1"]')).toContainText('Bo');
  const who = ada.page.locator('section').first();
  await expect(who).toContainText('Everybody is here');
  await bo.page.goto('about:blank');
  await expect(who).toContainText('away: Bo');
  await expect(who).not.toContainText('Everybody is here');
  await bo.page.goto(invitation);
  await expect(who).toContainText('Everybody is here');
  await ada.page.locator('[data-seat-link] summary').click();
  const seat_link = (await ada.page.locator('[data-seat-link] [data-copy]').getAttribute('data-copy'))!;
  await ada.page.locator('[data-start]').click();
  await expect(ada.page.locator('[data-decision=tile]')).toBeVisible();

  await expect(eve.page.locator(table)).toHaveCount(0); // the list renews itself
  await eve.page.getByRole('radio', { name: 'In progress' }).check();
  await eve.page.locator(table).getByRole('link', { name: 'Watch' }).click();
  await expect(eve.page.locator('[data-player="1"]')).toContainText('Bo');

  const seen: Seen = new Map();
  const pick = chance(5);
  const turn = async (page: Page) => {
    const before = await page.locator('main').getAttribute('data-at');
    await decide(page, 'mouse', pick, 7, seen);
    return before;
  };
  for (let i = 0; i < 4; ++i) await turn(i % 4 < 2 ? ada.page : bo.page);

  // Ada's seat, on another device.
  const phone = await someone(browser);
  await phone.page.goto(seat_link);
  await expect(phone.page.locator('[data-decision=tile]')).toBeVisible();
  await turn(phone.page);
  await turn(phone.page);
  await phone.context.close();

  await bo.page.reload();
  await expect(bo.page.locator('[data-decision=tile]')).toBeVisible();
  await ada.context.setOffline(true);
  await expect(ada.page.locator('[role=status]', { hasText: 'connection is lost' })).toBeVisible();
  await expect(ada.page.locator('.table')).toHaveAttribute('inert');
  await turn(bo.page);
  await turn(bo.page);
  await expect(ada.page.locator('[data-decision]')).toHaveCount(0);
  await ada.context.setOffline(false);
  await expect(ada.page.locator('[data-decision=tile]')).toBeVisible();
  await expect(ada.page.locator('.table')).not.toHaveAttribute('inert');
  await expect(ada.page.locator('[data-since]')).toContainText('Bo'); // what happened meanwhile
  await ada.page.locator('[data-since]').getByRole('button', { name: 'Close' }).click();
  await expect(ada.page.locator('[data-since]')).toHaveCount(0);

  const asked = (page: Page) => page.locator('[data-decision]').isVisible();
  for (;;) {
    await expect.poll(async () => (await asked(ada.page)) || (await asked(bo.page)) || (await game_over(ada.page))).toBe(true);
    if (await game_over(ada.page)) break;
    await turn((await asked(ada.page)) ? ada.page : bo.page);
  }
  for (const { page } of [ada, bo, eve]) await expect(page.locator('[data-over]')).toBeVisible();
  await expect(eve.page.locator('[data-decision]')).toHaveCount(0);
  await eve.page.goto(at('/lobby'));
  await eve.page.getByRole('radio', { name: 'Finished' }).check();
  await expect(eve.page.locator(`[data-list=over] ${table}`)).toContainText('won');
  await ada.page.goto(at('/'));
  await expect(ada.page.locator('[data-game]')).toContainText('Finished');
  for (const { faults } of [ada, bo, eve]) expect(faults).toEqual([]);
  for (const { context } of [ada, bo, eve]) await context.close();
});

test('the gallery shows a map by day and by night, and leads to a game on it', async ({ page }) => {
  await page.goto(at('/gallery'));
  await page.locator('[data-map=great_britain]').click();
  await expect(page.getByRole('definition').filter({ hasText: '3 of 3' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Drawing of the map Great Britain' })).toBeVisible();
  await page.getByRole('radio', { name: 'by night' }).check();
  await expect(page.locator('[data-drawing*="theme=dark"]').getByRole('img')).toBeVisible();
  await page.locator('[data-play]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
});

test('where nothing is, there is a way home', async ({ page }) => {
  for (const path of ['/nowhere', '/gallery/atlantis', '/table/aaaaaaaaaaaa', '/table/%E0%A4%A'])
    await test.step(path, async () => {
      await page.goto(at(path));
      await page.reload();
      await page.locator('[data-missing]').getByRole('link', { name: 'To the home page' }).click();
      await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
    });
});
