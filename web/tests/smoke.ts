// What must work in every browser without a network: rules, a lesson, the maps, a whole game by keyboard with a reload in
// mid-decision, its replay and the expert's analysis. Each engine has its own way to do these few things.
import { expect, type Page } from '@playwright/test';

export interface Visit {
  go: (path: string) => Promise<void>; // of the page, which is loaded anew
  reload: () => Promise<void>;
  see: (what: string) => Promise<void>; // until it is visible
  click: (what: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  read: (what: string, attribute: string) => Promise<string>; // of the first that is there
}

export const visit_of = (page: Page, url: string): Visit => ({
  go: async (path) => {
    await page.goto(`${url}#${path}`);
    await page.reload();
  },
  reload: async () => void (await page.reload()),
  see: (what) => expect(page.locator(what).first()).toBeVisible({ timeout: 60_000 }),
  click: (what) => page.locator(what).first().click(),
  press: (key) => page.keyboard.press(key),
  read: async (what, attribute) => (await page.locator(what).first().getAttribute(attribute)) ?? '',
});

const ASKED = '[data-decision], [data-over]';

// The first square where the tile fits, and no figure. False when the game is over.
export async function decide({ see, press, read }: Visit): Promise<boolean> {
  await see(ASKED);
  const at = await read('main', 'data-at');
  const kind = await read(ASKED, 'data-decision');
  if (!kind) return false;
  await see('main:has([data-moving=false])');
  for (const key of kind === 'tile' ? ['ArrowRight', 'Enter'] : ['Escape']) await press(key);
  await see(`main:not([data-at="${at}"])`);
  return true;
}

export async function smoke(visit: Visit): Promise<void> {
  const { go, reload, see, click, press } = visit;
  await go('/help/borders');
  await see('figure[data-drawn]');
  await go('/tutorial/postman');
  await see('[data-task]');
  await go('/gallery/france');
  await see('[data-drawing] img');

  await go('/setup?map=none&postman=0&tiles=base&limit=6&players=here,easy');
  await click('[data-begin]');
  await decide(visit);
  await see('[data-decision=figure]');
  await reload();
  await see('[data-decision=figure]');
  while (await decide(visit));

  await click('[data-replay]');
  await see('main[data-replay-at]');
  await press('Home');
  await see('main[data-replay-at="0"]');
  await click('[data-tab=analysis]');
  await click('[data-ask]');
  await see('[data-considered]');
}
