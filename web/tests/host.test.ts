// The host keeps order at the table: silences, sends away; and names that nobody can read are refused.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './hurried';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;

async function open_table(ada: Page, players: string): Promise<string> {
  await ada.goto(at(`/setup?map=none&postman=0&tiles=base&limit=9&players=${players}`));
  await ada.getByLabel('Name of player 1').fill('Ada');
  await ada.locator('[data-begin]').click();
  return (await ada.locator('[data-invitation] [data-copy]').getAttribute('data-copy'))!;
}
async function sit(page: Page, invitation: string, name: string, seat: number): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill(name);
  await page.locator(`[data-sit="${seat}"]`).click();
}
const say = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Say something').fill(words);
  await page.getByLabel('Say something').press('Enter');
};

test('before the game the host sends somebody away, whose seat is free again', async ({ browser }) => {
  const [ada, eve] = [await browser.newPage(), await (await browser.newContext()).newPage()];
  const invitation = await open_table(ada, 'here,friend');
  await sit(eve, invitation, 'Eve', 1);
  await ada.locator('[data-remove="1"]').click();
  await ada.locator('[data-remove-sure]').click();
  await expect(eve.locator('[data-removed]')).toBeVisible();
  await expect(ada.locator('[data-seat="1"]')).toHaveClass(/free/);
  await eve.reload();
  await expect(eve.locator('[data-removed]')).toBeVisible();
});

test('during the game the host silences a player, and then a computer plays in their place', async ({ browser }) => {
  const [ada, eve] = [await browser.newPage(), await (await browser.newContext()).newPage()];
  const invitation = await open_table(ada, 'here,friend');
  await sit(eve, invitation, 'Eve', 1);
  await ada.locator('[data-start]').click();
  await expect(ada.locator('[data-decision=tile]')).toBeVisible();
  await say(eve, 'boo');
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.locator('[data-mute="1"][aria-pressed=false]').click();
  await expect(eve.getByText('The host of the table has muted you.')).toBeVisible();
  await ada.locator('[data-mute="1"][aria-pressed=true]').click(); // the host's page may hear later that it is done
  await say(eve, 'sorry');
  await expect(ada.getByText('sorry')).toBeVisible();
  await ada.locator('[data-remove="1"]').click();
  await ada.locator('[data-remove-sure]').click();
  await expect(eve.locator('[data-removed]')).toBeVisible();
  await expect(ada.locator('[data-order]')).toHaveCount(0);
});

test('a name that looks like another at the table is refused in the visitor’s language', async ({ browser }) => {
  const ada = await browser.newPage();
  const bo = await (await browser.newContext({ locale: 'de' })).newPage();
  const invitation = await open_table(ada, 'here,friend');
  await bo.goto(invitation);
  await bo.getByLabel('Dein Name').fill('Аda'); // the first letter is Cyrillic
  await bo.locator('[data-sit="1"]').click();
  await expect(bo.getByText('Diesen Namen könnten andere nicht lesen')).toBeVisible();
  await bo.getByLabel('Dein Name').fill('Bo');
  await bo.locator('[data-sit="1"]').click();
  await expect(ada.locator('[data-seat="1"]')).toContainText('Bo');
});

test('a program that sits at the table is marked as one', async ({ page: ada }) => {
  const invitation = new URL((await open_table(ada, 'here,friend')).replace('#', '')); // the route as a path
  const table = invitation.pathname.split('/').at(-1)!;
  const bot = spawn('/usr/bin/python3', [new URL('../../examples/bot.py', import.meta.url).pathname, `${server.url.replace('http', 'ws')}ws`, table, invitation.searchParams.get('invite')!], {
    cwd: mkdtempSync(join(tmpdir(), 'mappa-bot-')), // where it keeps its token
  });
  await expect(ada.locator('[data-seat="1"]')).toContainText('a program');
  await ada.locator('[data-start]').click();
  await expect(ada.locator('[data-player="1"] [data-program]')).toHaveText('a program');
  await expect(ada.locator('[data-player="0"] [data-program]')).toHaveCount(0);
  bot.kill();
});
