// Drawings as the server gives them.
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../src/text/languages';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers });

test('drawings of every kind are SVG, compressed and kept by whoever has them', async () => {
  for (const path of ['/art/tiles/base/RCr.svg?rot=3&copy=2&small=1', '/art/maps/france.svg?theme=dark&language=es&chips=1', '/art/cards/iberia.svg', '/art/maps/iberia.svg?names=alone&pixels=20', '/art/table.svg?squares=-4,-4,5,5&theme=dark', '/art/figures/postman-5.svg?lies=1&held=1&upgraded=blue', '/art/arms/3.svg', '/art/chips/blue-2.svg', '/art/chips/secret-0.svg', '/art/figures/large-1.svg?icon=1', '/art/figures/pig-2.svg?ghost=1', '/art/goods/cloth.svg']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    const again = await get(path, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect([path, again.status]).toEqual([path, 304]);
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toMatch(/^<svg /);
  }
});

test('a tile’s shapes name its segments in every rotation', async () => {
  const { features } = (await (await get('/art/tiles/base/RCr.json')).json()) as { features: { kind: string; on: string[]; spot: number[] }[] };
  const city = features.find(({ kind }) => kind === 'city');
  expect(city?.on).toEqual(['city@N', 'city@E', 'city@S', 'city@W']);
  for (const { spot } of features) for (const value of spot) expect(value > 0 && value < 100).toBe(true);
});

test('inns, cathedrals and goods are told with a tile’s shapes', async () => {
  const things = async (id: string) => ((await (await get(`/art/tiles/${id}.json`)).json()) as { features: object[] }).features[0];
  expect(await things('inns_and_cathedrals/RFr.iG')).toMatchObject({ kind: 'road', inn: true });
  expect(await things('inns_and_cathedrals/Cccc.c')).toMatchObject({ kind: 'city', cathedral: true });
  expect(await things('traders_and_builders/CFc.w')).toMatchObject({ kind: 'city', goods: 'wine' });
  expect(await things('base/RCr')).not.toHaveProperty('goods');
});

test('what is not there is not drawn', async () => {
  for (const path of ['/art/', '/art/tiles/base/none.svg', '/art/tiles/../data/maps/france.json', '/art/maps/none.svg', '/art/figures/horse-1.svg', '/art/goods/gold.svg', '/art/tiles/.svg', '/art/table.svg', '/art/table.svg?squares=0,0,4,9', '/art/table.svg?squares=0,0,9,9,9', '/art/table.svg?squares=-999,0,9,9'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('the page’s files come compressed; those with a hash in their names may be kept for ever', async () => {
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const html = await page.text();
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const code = await get(script);
  expect(code.headers.get('content-encoding')).toBe('gzip');
  expect(code.headers.get('cache-control')).toContain('immutable');
});

test('the first load is below 300 kB in every language', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  await client.send('Network.enable');
  client.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  for (const language of Object.keys(LANGUAGES)) {
    await page.goto('about:blank');
    await client.send('Network.clearBrowserCache');
    bytes = 0;
    await page.goto(`${server.url}?language=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[data-hero] .chart img')).toBeVisible(); // the last that comes: it is asked for by the page
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => bytes).toBeGreaterThan(50_000);
    expect.soft(bytes, language).toBeLessThan(300_000);
  }
});
