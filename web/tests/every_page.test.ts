// Every page, in three languages, by day and by night, on desktops and phones: no text is missing, axe finds no fault, and
// nothing is wider than the window.
import { expect, type Page } from '@playwright/test';
import { de } from '../src/text/de';
import { help as help_de } from '../src/text/de/help';
import { en } from '../src/text/en';
import { help as help_en } from '../src/text/en/help';
import { es } from '../src/text/es';
import { help as help_es } from '../src/text/es/help';
import { finished_game } from './finished';
import { test } from './hurried';
import { make_table, STOPS, visit } from './pages';
import { start_server, type Running } from './server';
import { violations } from './violations';

type Texts = Record<string, string | { one: string; other: string }>;
// The rules' texts lie deeper.
const leaves = (texts: object): string[] => Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leaves(text as object)));
const flat = (texts: object): Texts => Object.fromEntries(leaves(texts).map((text) => [text, text]));
const LANGUAGES: Record<string, Texts> = { en: { ...en, ...flat(help_en) }, de: { ...de, ...flat(help_de) }, es: { ...es, ...flat(help_es) } };
const written = (texts: Texts): Set<string> => new Set(Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))));

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

// All that can be read or is read aloud.
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement?.closest('script, style')) found.push(walk.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

// A value that was not put in, a key instead of a text, or a text of another language.
function wrong(found: string[], language: string): string[] {
  const own = written(LANGUAGES[language]!);
  const foreign = Object.keys(LANGUAGES).filter((each) => each !== language).flatMap((each) => [...written(LANGUAGES[each]!)]).filter((text) => !own.has(text));
  const others = new Set(foreign.filter((text) => text.length > 3));
  const names = new Set(['English', 'Deutsch', 'Español']);
  return found.filter((text) => /[{}]|undefined|NaN|\[object/.test(text) || (text in en && !own.has(text)) || /^[a-z]+(_[a-z]+)+$/.test(text) || (others.has(text) && !names.has(text)));
}

// What stands out of the window to the right, and can be seen there.
function too_wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility();
    const hides = (element: Element | null): boolean => element !== null && (getComputedStyle(element).overflowX !== 'visible' || hides(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter((element) => reaches(element) && !hides(element.parentElement));
    return [...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML.slice(0, 120))];
  });
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const VISITORS = [
  { locale: 'en', colorScheme: 'light', viewport: DESKTOP },
  { locale: 'de', colorScheme: 'dark', viewport: DESKTOP },
  { locale: 'es', colorScheme: 'light', viewport: PHONE },
  { locale: 'de', colorScheme: 'dark', viewport: PHONE },
] as const;

for (const { locale, colorScheme, viewport } of VISITORS)
  test.describe(`${locale}, ${colorScheme}, ${viewport.width} pixels wide`, () => {
    test.use({ locale, colorScheme, viewport });
    test('no page has a fault', async ({ page }) => {
      const check = async (name: string) => {
        const found = await words(page);
        expect([name, wrong(found, locale)]).toEqual([name, []]);
        expect([name, await violations(page)]).toEqual([name, []]);
        expect([name, await too_wide(page)]).toEqual([name, []]);
        return found;
      };
      const waiting = await make_table(page, server.url);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const stop of STOPS)
        await test.step(stop.name, async () => {
          await visit(page, server.url, stop, waiting);
          const found = await check(stop.name);
          expect(found.length).toBeGreaterThan(8);
          // Read as if it were in another language it is full of foreign texts: the check would see one.
          expect(wrong(found, locale === 'de' ? 'es' : 'de').length).toBeGreaterThan(3);
        });
      await page.goto(server.url);
      await page.locator('[data-map=deutschland]').click();
      await expect(page.locator('[data-decision=tile]')).toBeVisible();
      await check('a game');
      const { id, invite } = await finished_game(page, { setup: { map: 'deutschland', chips: true, postman: true, rules: ['large_meeple', 'inns', 'cathedrals', 'builder', 'pig', 'trade_goods', 'abbot'], tile_limit: 12 } });
      await page.goto(new URL(`#/replay/${id}?invite=${invite}`, server.url).href);
      await expect(page.locator('[data-replay-at]')).toBeVisible();
      await check('a replay');
    });
  });
