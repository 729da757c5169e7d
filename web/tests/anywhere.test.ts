// The page of a server, with the program in the browser: what is played where, what may be carried, what is newer.
import { expect, test as plain, type Page } from '@playwright/test';
import { appendFileSync } from 'node:fs';
import { hurry } from './hurried';
import { KEPT, LONG, note_kept } from './kept';
import { longest_in } from './longest';
import { start_server } from './server';
import { open_site } from './site';
import { decide, visit_of } from './smoke';

const test = plain.extend({
  serviceWorkers: 'allow',
  context: async ({ context }, use) => {
    await hurry(context);
    await context.addInitScript(note_kept);
    await use(context);
  },
});

const kept = (page: Page): Promise<void> => expect(page.locator(KEPT)).toBeAttached({ timeout: LONG });

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();

// A table at the server to which friends are invited; a computer player comes instead.
async function begin_at_server(page: Page): Promise<void> {
  await expect(page.locator('[data-invitation]')).toBeVisible();
  expect(page.url()).not.toContain('here-');
  await page.locator('[data-seat] select').selectOption('easy');
  await page.locator('[data-start]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
}

test('a game against the computer is this device’s; it is carried as a file, to the server and back, and played on from its replay; it goes on when the server is gone', async ({ page }) => {
  const server = await start_server();
  const home = `${server.url}?seed=1`;
  await page.goto(home);
  await kept(page);
  await page.locator('[data-map=france]').click();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  const here = page.url();
  expect(here).toContain('#/table/here-');
  await menu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
  await page.goto(home);
  await page.locator('[data-game-file]').setInputFiles(await download.path());
  await expect(page).toHaveURL(/#\/replay\/here-/);
  await page.locator('[data-with-friends]').click();
  await begin_at_server(page);
  await menu(page);
  await page.locator('[data-carry]').click();
  await expect(page).toHaveURL(/#\/table\/here-/);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await menu(page);
  await page.locator('[data-carry]').click();
  await begin_at_server(page);
  await menu(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click();
  await page.locator('[data-replay]').click(); // at its beginning
  await page.locator('[data-play-on]').click();
  await expect(page).toHaveURL(/#\/table\/here-/);
  await server.stop();
  await page.goto(here);
  await page.reload();
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
});

test('while the expert thinks no task of the page takes 50 ms', async ({ page }) => {
  const site = await open_site();
  await page.goto(`${site.url}#/setup?map=deutschland&chips=0&postman=0&players=here,expert`);
  await page.locator('[data-begin]').click();
  const visit = visit_of(page, site.url);
  const longest: number[] = [];
  for (let turn = 0; turn < 4; ++turn) {
    await decide(visit); // the tile
    const [, felt, worked] = await longest_in(page, async () => {
      await decide(visit); // the last press
      await visit.see('[data-decision=tile]');
    });
    console.log(`longest task: ${felt.toFixed(0)} ms, at work ${worked.toFixed(0)} ms`);
    longest.push(worked);
  }
  expect(Math.min(...longest)).toBeGreaterThan(0);
  expect(Math.max(...longest)).toBeLessThan(50); // as work, which others on the machine do not lengthen much
  await site.close();
});

test('the page says as the server does what it may load; it can be installed', async ({ page }) => {
  const server = await start_server();
  const policy = (await page.goto(server.url))!.headers()['content-security-policy'];
  const tag = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toBe(`${tag}; frame-ancestors 'none'`);
  await kept(page);
  const devtools = await page.context().newCDPSession(page);
  const faults = async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito');
  await expect.poll(faults).toEqual([]);
  await server.stop();
});

test('a newer page waits until the visitor agrees', async ({ page }) => {
  const site = await open_site();
  await page.goto(site.url);
  await kept(page);
  const folder = site.url.replace(/\?.*/, '');
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), [`mappa ${folder} page older`, 'mappa http://127.0.0.1/another/ page 1']);
  appendFileSync(`${site.folder}/service.js`, '// newer');
  await page.reload();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await expect(page.locator('[data-service=waiting]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-service=waiting] .main').click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => loaded)).toBeGreaterThan(loaded);
  await expect(page.locator('[data-map=iberia]')).toBeVisible();
  await expect(page.locator('[data-service=waiting]')).toBeHidden();
  const files = await page.evaluate(() => caches.keys());
  expect(files).toContain('mappa http://127.0.0.1/another/ page 1');
  expect(files).not.toContain(`mappa ${folder} page older`);
  await site.close();
});
