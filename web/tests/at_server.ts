// `test` for pages whose games are all at the server: in a browser that cannot keep its windows apart the page has no
// tables of its own.
import { test as plain } from '@playwright/test';

export const test = plain.extend<object, { without_locks: void }>({
  without_locks: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
        return context;
      };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});
