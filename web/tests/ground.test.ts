// The painted ground: what the painter makes of the server's drawings is what a browser would show.
import { expect, type Page } from '@playwright/test';
import { finished_game } from './finished';
import { faults_of } from './games';
import { test } from './hurried';
import { at_rest } from './player';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

async function open(page: Page, setup: object, leave: number): Promise<void> {
  await page.goto(server.url);
  const { id } = await finished_game(page, { setup, leave });
  await page.goto(new URL(`#/table/${id}`, server.url).href);
  await expect(page.locator('[data-decision]')).toBeVisible();
  await at_rest(page);
  await expect(page.locator('[data-drawn=all]')).toBeAttached();
}

// How much a drawing differs from what is painted in its box of the board, of 255.
function difference(page: Page, url: string, box: [left: number, top: number, right: number, bottom: number]): Promise<number> {
  return page.evaluate(async ([url, [left, top, right, bottom]]) => {
    const painted = document.querySelector<HTMLCanvasElement>('.ground canvas:last-child')!;
    const [world, place] = [document.querySelector('.world')!, painted].map((element) => new DOMMatrix(getComputedStyle(element).transform)) as [DOMMatrix, DOMMatrix];
    const at = (x: number, y: number) => place.inverse().multiply(world).transformPoint({ x: x * 100, y: y * 100 });
    const [from, to] = [at(left, top), at(right, bottom)];
    const [width, height] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
    const image = new Image();
    image.src = url;
    await image.decode();
    const pixels = (draw: (context: CanvasRenderingContext2D) => void) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      draw(context);
      return context.getImageData(0, 0, width, height).data;
    };
    const a = pixels((context) => context.drawImage(painted, -Math.round(from.x), -Math.round(from.y)));
    const b = pixels((context) => context.drawImage(image, 0, 0, width, height));
    return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / (3 * width * height);
  }, [url, box] as const);
}

for (const theme of ['light', 'dark'] as const)
  test(`the painter paints a map as the browser does, ${theme}`, async ({ page }) => {
    const faults = faults_of(page);
    await page.emulateMedia({ colorScheme: theme });
    await open(page, { map: 'benelux' }, 0);
    await expect.poll(() => difference(page, `/art/maps/benelux.svg?theme=${theme}&language=en&names=none`, [-2, -2, 15, 20])).toBeLessThan(5);
    expect(await difference(page, `/art/maps/france.svg?theme=${theme}&names=none`, [-2, -2, 15, 20])).toBeGreaterThan(15); // not of anything
    expect(faults).toEqual([]);
  });

test('the free table has a sheet of its own, with the tiles on it', async ({ page }) => {
  await open(page, { tiles: { base: 1 } }, 0);
  await expect.poll(() => difference(page, '/art/table.svg?squares=-4,-4,5,5&theme=light', [-4, -4, 5, 5])).toBeLessThan(5);
  await page.locator('.board').hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(() => difference(page, '/art/tiles/base/RCr.start.svg?rot=0&copy=0', [0, 0, 1, 1])).toBeLessThan(8); // the start tile, upright
});
