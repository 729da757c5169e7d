// Maps and tiles on paper: by the server, and by the browser itself.
import { expect } from '@playwright/test';
import { test } from './hurried';
import { looked_at, marks_at } from './paper';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const at = (path: string): string => new URL(`#${path}`, server.url).href;

test('a map and tiles as PDF, as they were chosen', async ({ page }) => {
  await page.goto(at('/map/benelux'));
  await page.locator('[data-print-map]').click();
  await page.getByRole('radio', { name: 'A3' }).check();
  await page.locator('[data-square]').fill('9');
  await expect(page.locator('[data-pdf]')).toHaveCount(0); // too small
  await page.locator('[data-square]').fill('20');
  await page.locator('[data-switch=chips]').click();
  const pdf = await page.request.get(new URL((await page.locator('[data-pdf]').getAttribute('href'))!, server.url).href);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { size, words } = looked_at(await pdf.body());
  expect([Math.min(...size), Math.max(...size)]).toEqual([expect.closeTo(297, 0), expect.closeTo(420, 0)]);
  expect(words).toContain('Antwerp');
  await page.getByLabel('Tiles', { exact: true }).selectOption('postman');
  const tiles = await page.request.get(new URL((await page.locator('[data-pdf-tiles]').getAttribute('href'))!, server.url).href);
  expect(looked_at(await tiles.body()).pages).toBe(2);
});

// 45 millimetres a square: the marks of a sheet stand where it is cut, and the whole map is as large as its squares.
test('the browser prints the sheets itself, as large as paper', async ({ page }) => {
  await page.goto(at('/print/benelux?paper=a4&square=45&chips=1'));
  const sheets = Number(await page.locator('[data-sheets]').getAttribute('data-sheets'));
  const [first, width] = await page.locator('.sheet').first().evaluate((sheet) => [sheet.querySelector('svg')!.getAttribute('width'), sheet.querySelector('image')!.getAttribute('width')]);
  const frame = await page.evaluate(async () => (await (await fetch('art/maps/benelux.svg?theme=light')).text()).match(/viewBox="([^"]*)"/)![1]!.split(' ').map(Number));
  expect(Number(width)).toBeCloseTo((frame[2]! / 100) * 45);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const { pages, size } = looked_at(pdf);
  expect(pages).toBe(sheets);
  expect([Math.min(...size), Math.max(...size)]).toEqual([expect.closeTo(210, 0), expect.closeTo(297, 0)]);
  const marks = marks_at(pdf, 1, 8).filter((x) => Math.abs(x - 10) < 0.5 || x > 100);
  expect(marks).toEqual([expect.closeTo(10, 0), expect.closeTo(10 + Number(first) - 10, 0)]); // 10 mm of it lie under the next sheet
});
