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

// With chips and postman, against one computer player; not all tiles, so that it does not last. In Benelux thirty lie on
// the islands.
export async function set_up(page: Page, url: string, map: string): Promise<void> {
  await page.goto(`${url}#/setup?map=${map}&limit=${map === 'benelux' ? 66 : 36}&players=here,easy`);
  await expect(page.locator('[data-begin]')).toBeEnabled();
}
