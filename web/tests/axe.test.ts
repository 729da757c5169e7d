// Accessibility, as axe sees it.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { start_server, type Running } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    return (await axe.run()).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [{ width: 1440, height: 900 }, { width: 360, height: 740 }])
    test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport });
      test('neither the first page nor a table has a fault', async ({ page }) => {
        await page.goto(server.url);
        expect(await violations(page)).toEqual([]);
        await page.locator('[data-map=deutschland]').click();
        await expect(page.locator('[data-decision=tile]')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
