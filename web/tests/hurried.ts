// `test` for pages that wait for nothing: what others do is seen at once, unless the visitor chose otherwise before.
import type { BrowserContext } from '@playwright/test';
import { test as at_server } from './at_server';

export async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage['mappamundi'] ??= JSON.stringify({ pace: 'at_once' });
    } catch {
      // a page without a memory
    }
  });
}

export const test = at_server.extend({
  context: async ({ context }, use) => {
    await hurry(context);
    await use(context);
  },
});
