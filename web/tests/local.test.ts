// The tables of this device: in several windows at once, and when nothing can be stored.
import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { hurry } from './hurried';
import { at_rest, chance, decide, press_until, type Seen } from './player';
import { start_server, type Running } from './server';

const test = plain.extend<{ server: Running }>({
  server: async ({ context }, use) => {
    await hurry(context);
    const server = await start_server();
    await use(server);
    await server.stop();
  },
});

// Two people at one device.
async function begin(context: BrowserContext, { url }: Running): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}?seed=1#/setup?map=none&postman=0&tiles=base&limit=12&players=here,here`);
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  expect(page.url()).toContain('#/table/here-');
  return page;
}
// What is asked; nothing is while the page fetches it.
async function moment(page: Page): Promise<string> {
  await expect(page.locator('main')).toHaveAttribute('data-at', /./);
  return (await page.locator('main').getAttribute('data-at'))!;
}
const play = (page: Page): Promise<void> => decide(page, 'mouse', chance(1), 0, new Map() as Seen);

test('windows have one table, and when the one goes whose worker has it the next goes on', async ({ context, server }) => {
  const first = await begin(context, server);
  const second = await context.newPage();
  const third = await context.newPage();
  for (const page of [second, third]) await page.goto(first.url());
  await play(first);
  for (const page of [second, third]) await expect(page.locator('main')).toHaveAttribute('data-at', await moment(first));
  await second.evaluate(() => {
    new MutationObserver(() => document.querySelector('[data-line=lost]') && document.documentElement.setAttribute('data-was-lost', '')).observe(document, { childList: true, subtree: true });
  });
  await first.close();
  await expect(second.locator('html[data-was-lost]')).toBeAttached(); // what is said to a hub that has just gone is lost, as on any line
  await expect(second.locator('[data-line=lost]')).toHaveCount(0);
  await play(second);
  await expect(third.locator('main')).toHaveAttribute('data-at', await moment(second));
  await second.close();
  await third.reload();
  await play(third);
});

test('the server knows nothing of them', async ({ context, server }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await begin(context, server);
  await play(page);
  const id = page.url().split('/').at(-1)!;
  const answer = await page.request.get(`${server.url}api/games/${id}`);
  expect(answer.status()).toBe(404);
  expect(asked.filter((url) => url.includes(id))).toEqual([]);
});

test('a move that cannot be stored is not made, and the visitor is told', async ({ context, server }) => {
  const page = await begin(context, server);
  const before = await moment(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(server.url).origin, storageTypes: 'indexeddb' }); // it is closed, too
  const main = page.locator('[data-main]:enabled');
  await press_until(main, async () => {
    await at_rest(page);
    await page.locator('[data-mark=legal]').first().click({ force: true }); // the tile that follows the mouse is in the way
  });
  await main.click();
  await expect(page.locator('[role=alert]')).toContainText('could not be saved');
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  expect(await moment(page)).toBe(before);
});
