// Maps that people made: from a file to a link, to another browser, to a game on it.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { hurry, test } from './hurried';
import { as_file, bay } from './map_files';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;
const DRAWING = { timeout: 120_000 }; // the gallery’s maps are drawn before
const mine = (page: Page) => page.locator('[data-mine]');
const shared_link = async (page: Page): Promise<string> => {
  await page.locator('[data-share-map]').click();
  return (await page.locator('[data-share] [data-copy]').getAttribute('data-copy'))!;
};
const seen = (page: Page, pictures: string): Promise<boolean[]> => page.locator(pictures).evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 1));

async function import_bay(page: Page, name: string, changes = {}): Promise<void> {
  await page.goto(at('/gallery'));
  await page.locator('[data-map-file]').setInputFiles(as_file(bay(name, changes)));
  await expect(mine(page).filter({ hasText: name })).toBeVisible();
}

test('from a file to a shared link, on which a second browser plays', async ({ page, browser }) => {
  await import_bay(page, 'Mine & <b>yours</b>');
  await expect(mine(page)).toContainText('Mine & <b>yours</b>'); // letters, not markup
  await expect.poll(() => seen(page, '[data-mine] img'), DRAWING).toEqual([true]);
  await mine(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Mine & <b>yours</b>' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('16');
  const link = await shared_link(page);
  expect(link).toMatch(/#\/map\?m=[A-Za-z0-9_-]+$/);
  expect(link.length).toBeLessThan(16_000);

  const elsewhere = await browser.newContext();
  await hurry(elsewhere);
  const other = await elsewhere.newPage();
  const faults: string[] = [];
  other.on('pageerror', ({ message }) => faults.push(message));
  await other.goto(link);
  await expect.poll(() => seen(other, '[data-drawing] > img'), DRAWING).toContain(true);
  await other.locator('[data-keep]').click();
  await expect(other.locator('[data-keep]')).toHaveCount(0);
  await other.getByRole('link', { name: 'Set it up' }).click();
  await expect(other.getByRole('heading', { name: /^Mine & <b>yours<\/b> with/ })).toBeVisible();
  await other.locator('[data-begin]').click();
  await expect(other.locator('[data-decision=tile]')).toBeVisible();
  await other.goto(at('/gallery'));
  await expect(mine(other)).toContainText('Mine & <b>yours</b>');
  expect(faults).toEqual([]);
});

test('a game on a map of one’s own, set up as a link, with a friend', async ({ page, browser }) => {
  await import_bay(page, 'Our bay');
  await page.goto(at('/setup?players=here,friend&postman=0'));
  await page.getByRole('radio', { name: 'Our bay' }).check({ force: true });
  const link = page.locator('.bar [data-copy]');
  await expect(link).toHaveAttribute('data-copy', /#\/setup\?m=.*&players=here%2Cfriend/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto((await link.getAttribute('data-copy'))!);
  await expect(friend.getByRole('radio', { name: 'Our bay' })).toBeChecked();
  await friend.locator('[data-begin]').click();
  const invitation = (await friend.locator('[data-invitation] [data-copy]').getAttribute('data-copy'))!;
  await page.goto(invitation);
  await expect(page.getByText(/Our bay/).first()).toBeVisible();
  await page.locator('[data-sit="1"]').click();
  await friend.locator('[data-start]').click();
  for (const each of [page, friend]) await expect(each.locator('main[data-at]')).toBeVisible();
});

test('one’s own maps are renamed, deleted, brought back and saved; other windows see it', async ({ page, context }) => {
  await import_bay(page, 'First');
  await page.locator('[data-map-file]').setInputFiles(as_file(bay('Second')));
  await expect(mine(page)).toHaveCount(2);
  const window = await context.newPage();
  await window.goto(at('/gallery'));
  await expect(mine(window)).toHaveCount(2);

  const first = mine(page).filter({ hasText: 'First' });
  await first.locator('[data-rename]').click();
  await page.getByLabel('Name of the map').fill('The first of all');
  await page.keyboard.press('Enter');
  await expect(mine(window).filter({ hasText: 'The first of all' })).toBeVisible();
  await expect(mine(window)).toHaveCount(2);

  await mine(page).filter({ hasText: 'Second' }).locator('[data-delete]').click();
  await expect(mine(window)).toHaveCount(1);
  await page.locator('[data-undo]').click();
  await expect(mine(window)).toHaveCount(2);

  const [saved] = await Promise.all([page.waitForEvent('download'), mine(page).filter({ hasText: 'The first' }).locator('[data-save]').click()]);
  expect(saved.suggestedFilename()).toBe('the-first-of-all.json');
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual({ ...bay('The first of all'), id: 'the-first-of-all' });
});

test('what is no map is refused with what is wrong and where', async ({ page }) => {
  await page.goto(at('/gallery'));
  const fault = page.locator('[data-map-fault]');
  const offer = (name: string, text: string) => page.locator('[data-map-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await offer('a.json', '{');
  await expect(fault).toHaveText('a.json is not a map file: it cannot be read as JSON.');
  await offer('b.json', '{"format":"mappa-game"}');
  await expect(fault).toHaveText('b.json is not a map file.');
  await offer('c.json', JSON.stringify(bay('Bay', { starts_used: 7 })));
  await expect(fault).toContainText('starts_used');
  await offer('d.json', JSON.stringify(bay('Bay', { surprise: 1 })));
  await expect(fault).toContainText('surprise');
  await expect(mine(page)).toHaveCount(0);
});

test('a file that is dropped on the gallery is a map', async ({ page }) => {
  await page.goto(at('/gallery'));
  await expect(page.locator('[data-my-maps]')).toBeVisible();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, JSON.stringify(bay('Dropped')));
  await expect(mine(page)).toContainText('Dropped');
});

test('a link that is broken says so', async ({ page }) => {
  const word = (text: string) => page.evaluate(async (given) => {
    const bytes = new Uint8Array(await new Response(new Blob([given]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }, text);
  await page.goto(at('/gallery'));
  const bomb = await word('a'.repeat(1 << 20));
  const faulty = await word(JSON.stringify(bay('Bay', { starts_used: 7 })));
  for (const [m, told] of [['abc', 'cut short'], [bomb, 'too large'], [faulty, 'starts_used'], [await word('[]'), 'not a map file']] as const)
    await test.step(told, async () => {
      await page.goto(at(`/map?m=${m}`));
      await expect(page.locator('[data-missing]')).toContainText(told);
      await page.goto(at(`/setup?m=${m}&players=here,easy`));
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(told);
      await expect(page.locator('[data-begin]')).toBeEnabled();
    });
  await page.goto(at(`/map/made-${'a'.repeat(27)}`));
  await expect(page.locator('[data-missing]')).toBeVisible();
});

test('every map of the program can be shared and saved', async ({ page }) => {
  await page.goto(at('/map/france'));
  expect(await shared_link(page)).toBe(at('/map/france'));
  await page.keyboard.press('Escape');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('aside [data-save]').click()]);
  expect(saved.suggestedFilename()).toBe('france.json');
  const france = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(france).toMatchObject({ format: 'mappa-map', version: 1, id: 'france' });
  await page.goto(at('/gallery'));
  await page.locator('[data-map-file]').setInputFiles(as_file({ ...france, name: 'Another France' }));
  await expect(mine(page)).toContainText('Another France');
});

test('a map’s page begins at its top; whoever goes back finds the gallery as it was', async ({ page }) => {
  await page.goto(at('/gallery'));
  const map = page.locator('[data-map=iberia]');
  await map.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await map.click();
  await expect(page.locator('[data-share-map]')).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(map).toBeInViewport();
  expect(await scrolled()).toBe(before);
});
