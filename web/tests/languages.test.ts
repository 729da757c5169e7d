// Three languages, walked through all pages without a missing text.
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

for (const language of ['en', 'de', 'es'])
  test.describe(language, () => {
    test.use({ locale: language });
    test('no text is missing', async ({ page }) => {
      const waiting = await make_table(page, server.url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const stop of STOPS)
        await test.step(stop.name, async () => {
          await visit(page, server.url, stop, waiting);
          const found = await words(page);
          expect(found.length).toBeGreaterThan(8);
          expect([stop.name, wrong(found, language)]).toEqual([stop.name, []]);
          // Read as if it were in another language it is full of foreign texts: the check would see one.
          expect(wrong(found, language === 'de' ? 'es' : 'de').length).toBeGreaterThan(3);
        });
      await page.goto(server.url);
      await page.locator('[data-map=benelux]').click();
      await expect(page.locator('[data-decision]')).toBeVisible();
      expect(wrong(await words(page), language)).toEqual([]);
      const { id, invite } = await finished_game(page, { setup: { map: 'deutschland', chips: true, postman: true, rules: ['large_meeple', 'inns', 'cathedrals', 'builder', 'pig', 'trade_goods', 'abbot'], tile_limit: 12 } });
      await page.goto(new URL(`#/replay/${id}?invite=${invite}`, server.url).href);
      await expect(page.locator('[data-replay-at]')).toBeVisible();
      expect(wrong(await words(page), language)).toEqual([]);
    });
  });
