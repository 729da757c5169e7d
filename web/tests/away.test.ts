// Those who are not looking: games at home, notices, clocks that run out, who gave up.
import { expect, type Page } from '@playwright/test';
import { test } from './hurried';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;

// The visitor's turn, over a connection of its own.
async function play_turn(page: Page, table: string): Promise<void> {
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const { token } = JSON.parse(localStorage.getItem('mappamundi')!) as { token: string };
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const ask = (id: string, params: object = {}) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: id, params }));
        let seats: number[] = [];
        socket.onopen = () => ask('hello', { token });
        socket.onmessage = ({ data }) => {
          const { id, result, error } = JSON.parse(data);
          if (error) reject(new Error(error.message));
          if (id === 'hello') ask('join', { table });
          if (id === 'join') seats = result.you.seats;
          if (id === 'join' || id === 'play') ask('legal');
          if (id !== 'legal') return;
          if (seats.includes(result.decision?.player)) ask('play', { action: result.actions.at(-1), at: result.at });
          else resolve(socket.close());
        };
      }),
    table,
  );
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click();
}

const notices = (page: Page) => page.evaluate(async () => ((await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []).map(({ title, body }) => `${title} ${body}`));

test('who looks elsewhere is told when they are needed, and the games at home stand as they do', async ({ browser }) => {
  const ada = await browser.newPage();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: new URL(server.url).origin });
  const bo = await context.newPage();
  await ada.goto(at('/setup?map=none&postman=0&tiles=base&limit=9&players=here,friend'));
  await ada.getByLabel('Name of player 1').fill('Ada');
  await ada.locator('[data-begin]').click();
  await bo.goto((await ada.locator('[data-invitation] [data-copy]').getAttribute('data-copy'))!);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.locator('[data-sit="1"]').click();
  await ada.locator('[data-start]').click();
  await expect(ada.locator('[data-decision=tile]')).toBeVisible();
  const table = ada.url().split('/').at(-1)!;

  // At the table, but looking at something else.
  await expect(bo.locator('[data-player="1"]')).toBeVisible();
  await bo.getByRole('button', { name: 'Menu' }).click();
  const wish = bo.locator('[data-switch=notices]');
  await expect(wish).toHaveAttribute('aria-checked', 'false'); // never unasked
  await wish.click();
  await expect(wish).toHaveAttribute('aria-checked', 'true');
  await bo.evaluate(() => navigator.serviceWorker.ready); // who shows them
  const focus = await context.newCDPSession(bo); // else every page believes that it is looked at
  await (await context.newPage()).bringToFront();
  await focus.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await bo.waitForFunction(() => !document.hasFocus());
  await ada.getByLabel('Say something').fill('Hello Bo');
  await ada.getByLabel('Say something').press('Enter');
  await expect.poll(() => notices(bo)).toEqual(['Ada Hello Bo']);
  await play_turn(ada, table);
  await expect.poll(() => notices(bo)).toContainEqual(expect.stringContaining('Your turn.'));
  await focus.send('Emulation.setFocusEmulationEnabled', { enabled: true });

  // At home, where nobody has opened the game since.
  await play_turn(bo, table);
  await bo.goto(at('/'));
  const card = bo.locator('[data-game]');
  await expect(card).toContainText('In progress');
  const look = () => bo.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await play_turn(ada, table);
  await look();
  await expect(card).toContainText('Your move');
  await resign(ada);
  await expect(ada.locator('[data-over]')).toBeVisible();
  await look();
  await expect(card).toContainText('Finished');
  await ada.close();
  await context.close();
});

test('when a clock runs out it is shown, said and in the log, with what follows', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []; // and seen; the next words may come at once
    new MutationObserver(() => heard.push(...['called', 'time-out'].map((place) => `${place} ${document.querySelector(`[data-${place}]`)?.textContent}`))).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  const told = (words: string) => page.waitForFunction((words) => (window as unknown as { heard: string[] }).heard.some((each) => each.startsWith(words)), words);
  for (const [zero, words] of [['move', 'Ada ran out of time: the computer made the move.'], ['computer', 'Ada ran out of time: the computer plays on.']] as const) {
    await page.goto(at(`/setup?map=none&postman=0&tiles=base&limit=30&players=here,here&clock=move,1,${zero}`));
    await page.reload();
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bo');
    await page.locator('[data-begin]').click();
    for (const place of ['called', 'time-out']) await told(`${place} ${words}`);
    if (zero === 'move') await expect(page.locator('[data-entry]').filter({ hasText: words }).first()).toBeVisible(); // else the game is soon over
  }
});

test('a clock of days tells days; who resigned is ranked last', async ({ page }) => {
  await page.goto(at('/setup?map=none&postman=0&tiles=base&limit=9&players=here,easy'));
  await page.getByRole('radio', { name: 'by days' }).check();
  await page.locator('[data-clock=seconds]').selectOption('172800');
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-player="0"]')).toContainText('2 days');
  await resign(page);
  await expect(page.locator('[data-standing]')).toHaveCount(2);
  await expect(page.locator('[data-standing]').last()).toHaveAttribute('data-standing', '0');
  await expect(page.locator('[data-standing="0"] [data-resigned]')).toBeVisible();
});
