// What the tests of whole games share.
import { expect, type Page } from '@playwright/test';

// Errors of the page, as they come.
export function faults_of(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

const RULES = 'large_meeple,inns,cathedrals,builder,pig,trade_goods,abbot';

// With chips and postman, against one computer player; not all tiles, so that it does not last. In Benelux thirty more lie
// on the islands. Germany is played with the rules of all expansions; France has a river, whose tiles may find no place.
export async function set_up(page: Page, url: string, map: string, drawn = 16): Promise<void> {
  const limit = drawn + (map === 'benelux' ? 30 : map === 'france' ? 8 : 0);
  const rules = map === 'deutschland' ? `&rules=${RULES}` : '';
  const tiles = map === 'france' ? '&tiles=base,river_1' : '';
  await page.goto(`${url}#/setup?map=${map}&limit=${limit}${rules}${tiles}&players=here,easy`);
  await expect(page.locator('[data-begin]')).toBeEnabled();
}
