// The rules and the lessons in the page.
import { expect, type Page } from '@playwright/test';
import { read_recorded } from '../scenes/record';
import { TOPICS } from '../src/help/topics';
import type { Lesson } from '../src/help/types';
import { faults_of } from './games';
import { test } from './hurried';
import { play_lesson } from './pupil';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const lesson = (name: string) => read_recorded(`lesson-${name}`) as Lesson;
const open = (page: Page, path: string) => page.goto(`${server.url}#/${path}`);

for (const locale of ['en', 'de', 'es'])
  test.describe(locale, () => {
    test.use({ locale });
    test('all rules, every example drawn, no text missing', async ({ page }) => {
      const faults = faults_of(page);
      await open(page, 'help/all');
      await expect(page.locator('h2.chapter')).toHaveCount(TOPICS.length);
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/[{}]|undefined|\*\*|\]\(/);
      await expect(page.locator('figure[data-drawn=all]')).toHaveCount(await page.locator('figure').count(), { timeout: 120_000 });
      expect(faults).toEqual([]);
    });
  });

test('from topic to topic, by search, and by a link', async ({ page }) => {
  await open(page, 'help');
  await page.locator('[data-search]').fill('ferry');
  await page.locator('[data-found]').first().click();
  await expect(page.locator('h1')).toHaveText('Ferries and islands');
  await open(page, `help/${TOPICS[0]}`);
  for (const topic of TOPICS.slice(1)) {
    await page.locator('[data-next]').click();
    await expect(page).toHaveURL(new RegExp(`#/help/${topic}$`));
    await expect(page.locator('.contents [aria-current=page]')).toHaveAttribute('href', `#/help/${topic}`); // only then its way on is there
  }
  await expect(page.locator('[data-next]')).toHaveCount(0);
  await expect(page.locator('.contents [aria-current=page]')).toBeInViewport(); // the contents went along
  await page.locator('[data-search]').fill('zeppelin');
  await expect(page.locator('[data-found]')).toHaveCount(0);
});

test('a question mark at a decision opens its rules; Esc closes them and nothing else', async ({ page }) => {
  await page.goto(server.url);
  await page.locator('[data-map=benelux]').click();
  await page.locator('[data-decision=tile] [data-help]').click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('h2')).toHaveText('Laying tiles');
  await dialog.getByRole('link', { name: 'Maps', exact: true }).click();
  await expect(dialog.locator('h2')).toHaveText('Maps');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
});

test('the lesson on the base game by mouse; it corrects, and is taken up again where it was left', async ({ page }) => {
  const faults = faults_of(page);
  await open(page, 'tutorial/base');
  await expect(page.locator('[data-decision=tile]')).toBeVisible();
  await expect(async () => { // where an arrow leads depends on what the view shows, which may still be moving
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-said]')).toContainText('column 0, row 1.', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter'); // below the first tile no road goes on
  await expect(page.locator('[data-hint]')).toBeVisible();
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page.locator('[data-shown]')).toBeAttached();
  await page.getByRole('button', { name: 'Step 3 of 6' }).click();
  await page.reload();
  await expect(page.locator('main')).toHaveAttribute('data-step', 'city');
  await page.getByRole('button', { name: 'Step 1 of 6' }).click();
  expect(await play_lesson(page, 'mouse', lesson('base'))).toBe(12);
  await page.locator('[data-next-lesson]').click();
  await expect(page).toHaveURL(/#\/tutorial\/maps$/);
  await expect(page.locator('main')).toHaveAttribute('data-step', 'border');
  expect(faults).toEqual([]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a lesson says tap', async ({ page }) => {
    await open(page, 'tutorial/base');
    await expect(page.locator('[data-task]')).toContainText('Tap a glowing square');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  test('the lesson on the postman by touch', async ({ page }) => {
    const faults = faults_of(page);
    await open(page, 'tutorial/postman');
    expect(await play_lesson(page, 'touch', lesson('postman'))).toBe(13);
    expect(faults).toEqual([]);
  });
});

test.describe('on a small phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: 'dark' });
  test('the lesson on the expansions by touch', async ({ page }) => {
    const faults = faults_of(page);
    await open(page, 'tutorial/expansions');
    expect(await play_lesson(page, 'touch', lesson('expansions'))).toBe(15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.locator('[data-next-lesson]')).toHaveCount(0);
    await page.locator('[data-play-now]').tap();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.locator('[data-decision], [data-waiting]').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
});
