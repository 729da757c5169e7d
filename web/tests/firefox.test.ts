// A second engine: Debian's Firefox visits the page once, then plays without a network.
import { expect, test } from '@playwright/test';
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { open_site, type Site } from './site';
import { smoke } from './smoke';

const PATIENCE = 60_000; // milliseconds: the machine may be busy

let site: Site;
let browser: Browser;
test.beforeAll(async () => {
  site = await open_site();
  browser = await launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, defaultViewport: { width: 1440, height: 900 } });
});
test.afterAll(async () => {
  await browser.close();
  await site.close();
});

// There is no server; what is being loaded when one goes elsewhere is cut off: as a request (NS_BINDING_ABORTED), or in
// the middle of what the service worker answers, of which Firefox no longer knows the address. Every other fault has one.
const IDLE = ['ws://', 'status=2152398850', 'Failed to load ‘’. A ServiceWorker intercepted the request'];

const seen = (page: Page, what: string) => page.waitForSelector(what, { visible: true, timeout: PATIENCE });

test('in Firefox: visited once, then all of it without a network', async () => {
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    if (!IDLE.some((words) => String(error).includes(words))) faults.push(String(error));
  });
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'http:') localStorage['mappamundi'] ??= JSON.stringify({ pace: 'at_once' });
  });
  await page.goto(site.url);
  await seen(page, '[data-service=kept]');
  await site.end();
  await smoke({
    go: async (path) => {
      await page.goto('about:blank'); // so that the page is loaded anew
      await page.goto(`${site.url}#${path}`);
    },
    reload: async () => void (await page.reload()),
    see: async (what) => void (await seen(page, what)),
    click: async (what) => (await seen(page, `${what}:not(:disabled)`))!.click(),
    press: (key) => page.keyboard.press(key as KeyInput),
    read: (what, attribute) => page.$eval(what, (found, name) => found.getAttribute(name) ?? '', attribute),
  });
  expect(page.url()).toContain('#/replay/here-');
  expect(faults).toEqual([]);
});
