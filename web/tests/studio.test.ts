// The map studio: every brush by mouse, touch and keyboard, undo, what is kept, the picker, files.
import { expect, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrushId } from '../src/studio/brushes';
import type { MapFile } from '../src/studio/model/file';
import { test } from './at_server';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const board = (page: Page): Locator => page.locator('[data-board]');

async function open_blank(page: Page): Promise<void> {
  await page.goto(new URL('#/studio', server.url).href);
  await page.locator('[data-blank]').click();
  await drawn(page);
  for (let n = 0; n < 2; ++n) await page.keyboard.press('-'); // there is water to be seen round it
}
// The program has drawn the sheet as it is.
const drawn = (page: Page): Promise<void> => expect(page.locator('[data-board][data-drawn]')).toBeVisible({ timeout: 60_000 });

// What is kept is what is worked on.
const kept = (page: Page): Promise<MapFile> => page.evaluate(() => (JSON.parse(localStorage.getItem('mappa studio') ?? '[]') as { map: MapFile }[])[0]!.map);
// At first there may be nothing to look at.
const becomes = <T>(page: Page, look: (map: MapFile) => T, wanted: T): Promise<void> => expect(async () => expect<unknown>(look(await kept(page))).toEqual(wanted)).toPass({ timeout: 20_000 });

// Where a spot of the sheet is on the screen: the grid's corner and a square's size come from the drawing.
async function place(page: Page, [x, y]: [number, number]): Promise<{ x: number; y: number }> {
  await page.waitForFunction(() => document.querySelector('[data-moving=false]'));
  const image = page.locator('[data-board] img').first();
  const box = (await image.boundingBox())!;
  const { frame } = await kept(page);
  const square = box.width / (frame[2] - frame[0]);
  return { x: box.x + (x - frame[0]) * square, y: box.y + (y - frame[1]) * square };
}
async function tap(page: Page, at: [number, number]): Promise<void> {
  const { x, y } = await place(page, at);
  await page.mouse.click(x, y);
  await drawn(page);
}
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const [a, b] = [await place(page, from), await place(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
}
const brush = (page: Page, id: BrushId): Promise<void> => page.locator(`[data-brush-choice=${id}]`).click();

test('every brush paints, and everything is undone and done again', async ({ page }) => {
  await open_blank(page);
  const first = await kept(page);
  const strokes: [what: string, stroke: () => Promise<void>, look: (map: MapFile) => unknown, wanted: unknown][] = [
    ['water', async () => (await brush(page, 'water'), drag(page, [0.5, 0.5], [0.5, 2.5])), ({ rows }) => rows.slice(0, 3).map((row) => row[0]), ['.', '.', '.']],
    ['land', async () => (await brush(page, 'land'), tap(page, [0.5, 0.5])), ({ rows }) => rows[0]![0], '#'],
    ['wave', async () => (await brush(page, 'wave'), tap(page, [9.5, 8.5])), ({ waves }) => waves.map(({ at }) => at), [[9, 8]]],
    ['town', async () => (await brush(page, 'town'), tap(page, [2.5, 8.5])), ({ towns }) => towns.map(({ at }) => at), [[6, 5], [2, 8]]],
    ['drag a town', () => drag(page, [2.5, 8.5], [3.5, 7.5]), ({ towns }) => towns[1]!.at, [3, 7]],
    ['start', async () => (await brush(page, 'start'), tap(page, [3.5, 7.5])), ({ starts }) => starts.map(({ at }) => at), [[6, 5], [3, 7]]],
    ['large city', async () => (await brush(page, 'city'), tap(page, [8.5, 2.5])), ({ large_cities }) => large_cities.map(({ open }) => open.length), [4]],
    ['two squares', () => tap(page, [9.5, 2.5]), ({ large_cities }) => large_cities[0]!.squares, [[8, 2], [9, 2]]],
    ['a side closed', () => tap(page, [8.06, 2.5]), ({ large_cities }) => large_cities[0]!.open.length, 5],
    ['border', async () => (await brush(page, 'border'), tap(page, [3.5, 0.05])), ({ borders }) => borders.map(({ at, side, kind }) => [at, side, kind]), [[[3, 0], 'N', 'road']]],
    ['ferry', async () => (await brush(page, 'ferry'), drag(page, [0.5, 1.05], [0.95, 2.5])), ({ ferries }) => ferries.map(({ ends }) => ends.map(({ at }) => at)), [[[0, 0], [1, 2]]]],
    ['grapes', async () => (await brush(page, 'grape'), tap(page, [3.5, 7.5])), ({ towns }) => towns[1]!.grape, 'purple'],
    ['rows', async () => (await brush(page, 'track'), drag(page, [4.5, 1.5], [4.5, 3.5])), ({ tracks }) => tracks, { purple: [2, 4] }],
    ['chip', async () => (await brush(page, 'chip'), tap(page, [11.5, 9.5])), ({ chip_squares }) => chip_squares, { purple: [[11, 9]] }],
    ['island', async () => (await brush(page, 'island'), tap(page, [13.5, 4.5])), ({ islands }) => islands.map((each) => 'at' in each && each.at), [[13, 4]]],
  ];
  for (const [what, stroke, look, wanted] of strokes)
    await test.step(what, async () => {
      await stroke();
      await becomes(page, look, wanted);
    });
  const last = await kept(page);
  for (let n = 0; n < strokes.length; ++n) await page.locator('[data-undo]').click();
  await expect(page.locator('[data-undo]')).toBeDisabled();
  await expect.poll(() => kept(page)).toEqual(first);
  for (let n = 0; n < strokes.length; ++n) await page.locator('[data-redo]').click();
  await expect.poll(() => kept(page)).toEqual(last);
});

test('what cannot be is said at the very place; what is wrong is pinned there and mended', async ({ page }) => {
  await open_blank(page);
  await brush(page, 'start');
  await tap(page, [6.5, 5.5]);
  await expect(page.locator('[data-refusal=last_start]')).toHaveText('A map needs one start.');
  await brush(page, 'island');
  await tap(page, [-1.5, 4.5]);
  await expect(page.locator('[data-pin=unreachable]')).toBeVisible();
  await page.locator('[data-tab=faults]').click();
  await expect(page.locator('[data-fault=unreachable]')).toContainText('1 square cannot be reached.');
  await page.locator('[data-play]').click();
  await expect(page.locator('[data-said]')).toBeVisible();
  await tap(page, [0.5, 4.5]); // where the pin is
  await page.locator('[data-mend-here]').click();
  await expect(page.locator('[data-none=wrong]')).toBeVisible();
  await becomes(page, ({ ferries }) => ferries.length, 1);
  await expect(page.locator('[data-pin=unreachable]')).toHaveCount(0);
});

test('it plays while one draws: figures beside those of the five maps', async ({ page }) => {
  await page.goto(new URL('#/studio/france', server.url).href);
  await drawn(page);
  expect(page.url()).toMatch(/#\/studio\/\w+$/);
  await page.locator('[data-tab=plays]').click();
  await expect(page.locator('[data-games=by_chance]')).toContainText('200', { timeout: 60_000 });
  await expect(page.locator('[data-figure=placed]').first()).toContainText('%');
  await expect(page.locator('[data-games=by_hard]')).toBeVisible({ timeout: 120_000 });
});

test('names, coats of arms, tiles, starts and chips', async ({ page }) => {
  await open_blank(page);
  await tap(page, [6.5, 5.5]); // with the hand
  await expect(page.locator('[data-thing=towns]')).toBeVisible();
  await page.locator('[data-name=name]').fill('Praha');
  await page.locator('[data-name=name]').press('Enter');
  await becomes(page, ({ towns, starts }) => [towns[0]!.id, starts[0]!.id], ['Praha', 'Praha']);
  await page.locator('summary').first().click();
  await page.locator('[data-name-in="name de"]').fill('Prag');
  await page.locator('[data-name-in="name de"]').press('Tab');
  await becomes(page, ({ towns }) => towns[0]!.name, { en: 'Praha', de: 'Prag' });
  await brush(page, 'city');
  await tap(page, [2.5, 2.5]);
  await page.locator('[data-stepper=coats] button').last().click();
  await becomes(page, ({ large_cities }) => large_cities[0]!.coats, 2);
  await page.locator('[data-remove]').click();
  await becomes(page, ({ large_cities }) => large_cities, []);
  await page.locator('[data-tab=board]').click();
  await page.locator('[data-chip-rules]').selectOption('islands');
  await becomes(page, ({ chips, islands }) => [chips?.rules, islands.length], ['islands', 3]);
  await page.locator('[data-switch=isle]').click();
  await becomes(page, ({ isle_of_man }) => isle_of_man !== undefined, true);
  await page.locator('[data-name=map]').fill('Mine');
  await page.locator('[data-name=map]').press('Enter');
  await expect(page.locator('[data-map-name]')).toHaveText('Mine');
});

test('by keyboard alone: brushes, squares, sides, a ferry, a town carried, undo', async ({ page }) => {
  await open_blank(page);
  await board(page).focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('w', 'ArrowLeft', 'ArrowUp', 'Enter'); // the first arrow shows where one is: the middle
  await becomes(page, ({ rows }) => rows[4]![6], '.');
  await press('Control+z');
  await becomes(page, ({ rows }) => rows[4]![6], '#');
  await press('t', 'Enter');
  await becomes(page, ({ towns }) => towns.map(({ at }) => at), [[6, 5], [6, 4]]);
  await press('h', ' ', 'ArrowUp', 'ArrowUp', ' ');
  await becomes(page, ({ towns }) => towns[1]!.at, [6, 2]);
  await press('w', 'ArrowUp', 'ArrowUp', 'Enter'); // [6,0]
  await press('f', 'ArrowLeft', 'Shift+ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'Enter');
  await becomes(page, ({ ferries }) => ferries.map(({ ends }) => ends.map(({ at, side }) => [at, side])), [[[[5, 0], 'E'], [[7, 0], 'W']]]);
  await press('b', 'Shift+ArrowUp', 'Enter');
  await becomes(page, ({ borders }) => borders.map(({ at, side }) => [at, side]), [[[7, 0], 'N']]);
  await press('Control+z', 'Control+z', 'Control+Shift+z');
  await becomes(page, ({ ferries, borders }) => [ferries.length, borders.length], [1, 0]);
  await expect(page.locator('[role=status]').first()).toContainText('Column 8, row 1');
});

test('when the program fails it is said, and the board can still be worked on', async ({ page }) => {
  await page.route(/mappa_studio.*\.wasm/, (route) => route.abort());
  await page.goto(new URL('#/studio/france', server.url).href);
  await expect(page.locator('[data-said]')).toHaveText('The studio has failed. Load the page anew: nothing is lost.');
  await brush(page, 'water');
  await board(page).click();
  await expect(page.locator('[data-undo]')).toBeEnabled();
  await page.goto(new URL('#/studio', server.url).href);
  await expect(page.getByText('The studio could not be loaded.')).toBeVisible();
});

test('a sheet is one map of one’s own, whatever is made of it and however it is opened', async ({ page }) => {
  await open_blank(page);
  const hand_over = async (): Promise<void> => {
    await page.locator('[data-hand-on]').click();
    await expect(page.locator('[data-share-map]')).toBeVisible();
  };
  await hand_over();
  await page.locator('[data-studio]').click();
  await drawn(page);
  await brush(page, 'town');
  await tap(page, [2.5, 8.5]);
  await hand_over();
  await page.goto(new URL('#/gallery', server.url).href);
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  await page.goto(new URL('#/studio', server.url).href);
  await expect(page.locator('[data-draft]')).toHaveCount(1);
});

test('a reload in the middle of the work loses nothing', async ({ page }) => {
  await open_blank(page);
  await brush(page, 'water');
  await drag(page, [0.5, 0.5], [5.5, 0.5]);
  await page.reload();
  await drawn(page);
  await becomes(page, ({ rows }) => rows[0]!.slice(0, 6), '......');
  await page.goto(new URL('#/studio', server.url).href);
  await expect(page.locator('[data-draft]')).toHaveCount(1);
  await page.locator('[data-discard]').click();
  await expect(page.locator('[data-draft]')).toHaveCount(0);
});

test('a country by name in any language and by the chart; another one is another board', async ({ page }) => {
  test.slow(); // boards are made
  await page.goto(new URL('#/studio', server.url).href);
  await page.locator('[data-search]').fill('irland');
  await page.locator('[data-country-name=IRL]').click();
  await expect(page.locator('[data-candidate=idle] img')).toBeVisible({ timeout: 120_000 });
  const one = await page.locator('[data-candidate] img').getAttribute('src');
  await page.locator('[data-another]').click();
  await expect(page.locator('[data-candidate] img')).not.toHaveAttribute('src', one!, { timeout: 120_000 });
  await page.locator('[data-search]').fill('zzz');
  await expect(page.locator('[data-no-country]')).toBeVisible();
  await page.locator('[data-search]').fill('');
  await page.locator('path[data-country=DZA]').click();
  await expect(page.locator('[data-country-name=DZA]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-candidate=idle]')).toBeVisible({ timeout: 120_000 });
  await page.locator('[data-take]').click();
  await drawn(page);
  await becomes(page, ({ name }) => (name as { en: string }).en, 'Algeria');
});

test('a map is saved as a file and opened again; what is no map is told', async ({ page }) => {
  await open_blank(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()]);
  expect(download.suggestedFilename()).toBe('my-map.json');
  const folder = mkdtempSync(join(tmpdir(), 'mappa-studio-'));
  const file = join(folder, 'my-map.json');
  await download.saveAs(file);
  const map = JSON.parse(readFileSync(file, 'utf8')) as MapFile;
  writeFileSync(file, JSON.stringify({ ...map, towns: [], large_cities: [{ id: 'X', name: 'X', squares: [[1, 1]], open: [], coats: 1 }] }));
  await page.goto(new URL('#/studio', server.url).href);
  await page.locator('[data-map-file]').setInputFiles(file);
  await expect(board(page)).toBeVisible();
  await page.locator('[data-tab=faults]').click();
  await expect(page.locator('[data-fault]').first()).toBeVisible();
  for (let round = 0; round < 5 && (await page.locator('[data-mend]').count()); ++round) {
    await page.locator('[data-mend]').first().click();
    await drawn(page);
  }
  await expect(page.locator('[data-none=wrong]')).toBeVisible();
  writeFileSync(file, '{}');
  await page.goto(new URL('#/studio', server.url).href);
  await page.locator('[data-map-file]').setInputFiles(file);
  await expect(page.locator('[data-file-fault]')).toContainText('my-map.json');
  rmSync(folder, { recursive: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('one finger paints, brushes are below, facts in a sheet', async ({ page }) => {
    await open_blank(page);
    await page.locator('[data-brush-choice=water]').tap();
    const { x, y } = await place(page, [5.5, 2.5]);
    await page.touchscreen.tap(x, y);
    await becomes(page, ({ rows }) => rows[2]![5], '.');
    await page.locator('[data-undo]').tap();
    await becomes(page, ({ rows }) => rows[2]![5], '#');
    await page.locator('[data-tab=board]').tap();
    await expect(page.locator('[data-name=map]')).toBeVisible();
    await page.locator('[data-tab=board]').tap();
    await expect(page.locator('[data-name=map]')).toBeHidden();
    await page.locator('[data-brush-choice=chip]').scrollIntoViewIfNeeded();
    await page.locator('[data-brush-choice=chip]').tap();
    await expect(page.locator('[data-hint=chip]')).toBeVisible();
  });
  test('what the hand taps can be named at once', async ({ page }) => {
    await open_blank(page);
    const { x, y } = await place(page, [6.5, 5.5]);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('[data-name=name]')).toBeVisible();
  });
  test('the chart is tapped and pinched; the board of a country comes into sight', async ({ page }) => {
    test.slow(); // a board is made
    await page.goto(new URL('#/studio', server.url).href);
    const chart = page.locator('[data-world]');
    await expect(chart).toBeVisible({ timeout: 60_000 });
    await chart.scrollIntoViewIfNeeded();
    const wide = async () => Number((await chart.getAttribute('viewBox'))!.split(' ')[2]);
    const before = await wide();
    const { x, y, width, height } = (await chart.boundingBox())!;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...gap: number[]) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: gap.flatMap((far) => [{ x: cx - far, y: cy, id: 0 }, { x: cx + far, y: cy, id: 1 }]) });
    await touch('touchStart', 30);
    for (const far of [40, 60, 80]) await touch('touchMove', far);
    await touch('touchEnd');
    await expect.poll(wide).toBeLessThan(before / 1.5);
    await expect(page.locator('[data-candidate]')).toHaveCount(0); // nothing was chosen
    await page.locator('path[data-country=DZA]').tap();
    await expect(page.locator('[data-candidate=idle] img')).toBeInViewport({ timeout: 120_000 });
  });
});
