// A second engine: Debian's Firefox visits the page once, then plays without a network.
import { expect, test } from '@playwright/test';
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { KEPT, LONG, note_kept } from './kept';
import { open_site, type Site } from './site';
import { smoke } from './smoke';

const PATIENCE = 60_000; // milliseconds: the machine may be busy

let site: Site;
let browser: Browser;
test.beforeAll(async () => {
  site = await open_site();
  browser = await launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, timeout: LONG, defaultViewport: { width: 1440, height: 900 } });
});
test.afterAll(async () => {
  await browser.close();
  await site.close();
});

// Faults as the page hears them, until it is left: what is being loaded then is cut off, of which Firefox says much.
function note_faults(): void {
  let left = false;
  const note = (fault: unknown) => left || (sessionStorage['faults'] = `${sessionStorage['faults'] ?? ''}${fault}\n`);
  addEventListener('beforeunload', () => (left = true));
  addEventListener('error', ({ message, target }) => note(message ?? (target as HTMLImageElement).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

const seen = (page: Page, what: string) => page.waitForSelector(what, { visible: true, timeout: PATIENCE });

test('in Firefox: visited once, then all of it without a network', async () => {
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(PATIENCE);
  await page.evaluateOnNewDocument(note_kept);
  await page.evaluateOnNewDocument(note_faults);
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'http:') localStorage['mappamundi'] ??= JSON.stringify({ pace: 'at_once' });
  });
  await page.goto(site.url);
  await page.waitForSelector(KEPT, { timeout: LONG });
  site.end();
  await smoke({
    go: async (path) => {
      await page.goto('about:blank'); // so that the page is loaded anew
      await page.goto(`${site.url}#${path}`);
    },
    reload: async () => void (await page.reload()),
    see: async (what) => void (await seen(page, what)),
    click: (what) => page.locator(what).setTimeout(PATIENCE).click(), // when it lies still and can be pressed
    press: (key) => page.keyboard.press(key as KeyInput),
    read: (what, attribute) => page.$eval(what, (found, name) => found.getAttribute(name) ?? '', attribute),
  });
  expect(page.url()).toContain('#/replay/here-');
  expect(await page.evaluate(() => sessionStorage['faults'])).toBeUndefined();
});
