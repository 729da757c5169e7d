// Whatever the browser remembered, whatever is in the address, whatever comes late, and however large or coloured the visitor wants it.
import { expect, type Locator, type Page } from '@playwright/test';
import { faults_of } from './games';
import { test } from './hurried';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server('--per-address', '2000');
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;

test('what was remembered and cannot be meant is forgotten', async ({ page }) => {
  const faults = faults_of(page);
  await page.goto(server.url);
  for (const [settings, games] of [
    [{ language: 'xx', theme: 'blue', name: 7, token: 'short', sound: 'loud' }, [{ id: 'a', names: [], scores: [] }, null, 3]],
    [{ language: 'constructor' }, { all: 1 }],
    [[null], 'x'],
  ]) {
    await page.evaluate(([settings, games]) => {
      localStorage.setItem('mappamundi', JSON.stringify(settings));
      localStorage.setItem('mappamundi-games', JSON.stringify(games));
      localStorage.setItem('mappamundi-setup', JSON.stringify({ link: 'map=atlantis', names: 3 }));
    }, [settings, games]);
    await page.reload();
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  await page.locator('[data-map=france]').click(); // the server knows the visitor
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(faults).toEqual([]);
});

test('words that every object knows are no pages', async ({ page }) => {
  for (const path of ['/constructor', '/toString/valueOf', '/gallery/constructor', '/__proto__']) {
    await page.goto(at(path));
    await page.reload();
    await expect(page.locator('[data-missing]')).toBeVisible();
  }
});

test('while a page is being loaded the one before stays as it is', async ({ page }) => {
  let opened = 0;
  page.on('websocket', () => ++opened);
  await page.goto(at('/setup?map=none&postman=0&tiles=base&limit=9&players=here,here'));
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const before = opened;
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  const wanted = page.waitForRequest(/assets\/Help-.*\.js/);
  await page.route(/assets\/Help-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = '/help/borders'));
  await wanted;
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  come();
  await expect(page.locator('figure image').first()).toBeVisible();
  expect(opened).toBe(before);
});

// Says so much at the table that it cannot be told in one answer. Each connection has its share, so that none is slowed down.
async function chatter(page: Page, table: string, things: number): Promise<void> {
  await page.evaluate(async ([table, things]) => {
    const SHARE = 150;
    const talk = (first: number, last: number) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const ask = (id: number, method: string, params: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
        socket.onopen = () => {
          ask(0, 'hello', { name: 'Eve' });
          ask(0, 'join', { table });
          for (let i = first; i <= last; ++i) ask(i, 'chat', { text: `Thing ${i}` });
        };
        socket.onmessage = ({ data }) => {
          if (JSON.parse(data).id === last) resolve(socket.close());
        };
      });
    for (let said = 0; said < things; said += SHARE) await talk(said + 1, Math.min(said + SHARE, things));
  }, [table, things] as const);
}

test('what happens while older events are fetched loses none of them', async ({ page }) => {
  await page.goto(at('/setup?map=none&postman=0&tiles=base&limit=9&players=here,here&public=1'));
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const table = page.url().split('/').at(-1)!;
  await chatter(page, table, 600);

  // The question for more waits until something else was said.
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const upstream = socket.connectToServer();
    let question = '';
    socket.onMessage((text) => {
      if (!question && JSON.parse(String(text)).method === 'events') {
        question = String(text);
        upstream.send(JSON.stringify({ jsonrpc: '2.0', id: 'late', method: 'chat', params: { text: 'Late' } }));
      } else upstream.send(text);
    });
    upstream.onMessage((text) => {
      const told = JSON.parse(String(text));
      if (told.id !== 'late') socket.send(text);
      else upstream.send(question);
    });
  });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Late' })).toBeAttached();
  await expect(page.getByRole('listitem').filter({ hasText: /Thing \d+$/ })).toHaveCount(600);
});

const RULES = 'large_meeple,inns,cathedrals,builder,pig,trade_goods,abbot';

test('six players with all expansions are seen, with large letters and in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at(`/setup?map=deutschland&rules=${RULES}&clock=move,172800,move&players=here,random,random,random,random,random`));
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const looks = async (name: string) => {
    const shown = page.locator(`[data-switch="${name}"]`);
    return [await ground(shown.locator('.track')), await ground(shown.locator('.knob'))];
  };
  await expect(page.locator('[data-switch=postman]')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[data-switch=laid]')).toHaveAttribute('aria-checked', 'false');
  await expect(async () => { // which changes softly
    const [on, off] = [await looks('postman'), await looks('laid')];
    expect(on[0]).not.toBe(on[1]);
    expect(off[0]).not.toBe(off[1]);
    expect(on[0]).not.toBe(off[0]);
  }).toPass({ timeout: 20_000 });
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const framed = page.locator('[data-player]').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).outlineStyle !== 'none'));
  expect(await framed).toEqual([true, false, false, false, false, false]);

  await expect(page.locator('[data-player="5"]')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
});
