// What a visitor reads, and whether it is in the visitor's language and has its place.
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/text/languages';

const leaves = (texts: object): string[] => Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leaves(text as object)));

async function written(language: string): Promise<Set<string>> {
  const files = ['index', 'help', 'help_lessons', 'studio', 'puzzles', 'coaching'];
  const [index, { help }, { lessons }, { studio }, { puzzles }, { coaching }] = await Promise.all(files.map((file) => import(`../src/text/${language}/${file}.ts`)));
  return new Set(leaves([index[language], help, lessons, studio, puzzles, coaching]));
}
const WRITTEN = new Map(await Promise.all(Object.keys(LANGUAGES).map(async (language) => [language, await written(language)] as const)));
const KEYS = new Set(Object.keys((await import('../src/text/en')).en));

// All that can be read or is read aloud, but for countries: in German Iceland is called "Island".
export function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement?.closest('script, style, [data-country], [data-country-name]')) found.push(walk.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

// A value that was not put in, a key instead of a text, or a text of another language.
export function wrong(found: string[], language: string): string[] {
  const own = WRITTEN.get(language)!;
  const names = new Set<string>(Object.values(LANGUAGES));
  const foreign = (text: string) => text.length > 3 && !own.has(text) && !names.has(text) && [...WRITTEN.values()].some((each) => each.has(text));
  return found.filter((text) => /[{}]|undefined|NaN|\[object/.test(text) || (KEYS.has(text) && !own.has(text)) || /^[a-z]+(_[a-z]+)+$/.test(text) || foreign(text));
}

// What stands out of the window to the right, and can be seen there.
export function too_wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility();
    const hides = (element: Element | null): boolean => element !== null && (getComputedStyle(element).overflowX !== 'visible' || hides(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter((element) => reaches(element) && !hides(element.parentElement));
    return [...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML.slice(0, 120))];
  });
}

// Texts that are cut off, stand out of their button, or lie on each other, on the screen and wherever one can scroll to.
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line { text: string; node: Node; element: Element; box: DOMRect; cut: boolean }
    const styles = new Map<Element, { overflowX: string; overflowY: string; position: string; display: string; clipPath: string }>();
    const style = (element: Element) => {
      const { overflowX, overflowY, position, display, clipPath } = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, { overflowX, overflowY, position, display, clipPath });
      return styles.get(element)!;
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    // What is left of a line in all that it is in, and whether it is lost for good there: where one cannot scroll.
    const clipped = (raw: DOMRect, inner: Element): { box: DOMRect; cut: boolean } => {
      let { left, right, top, bottom } = raw;
      let cut = false;
      let free = false; // of ancestors that are not positioned
      for (let each: Element | null = inner; each; each = each.parentElement) {
        const { overflowX, overflowY, position, display } = style(each);
        if (position !== 'static') free = false;
        if (!free && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
          const around = each.getBoundingClientRect();
          if (hides(overflowX) && (left < around.left - 1 || right > around.right + 1)) cut = true;
          if (hides(overflowY) && (top < around.top - 3 || bottom > around.bottom + 3)) cut = true;
          [left, right, top, bottom] = [Math.max(left, around.left), Math.min(right, around.right), Math.max(top, around.top), Math.min(bottom, around.bottom)];
        }
        if (position === 'fixed') break;
        if (position === 'absolute') free = true;
      }
      return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), cut };
    };
    const seen = ({ element, box }: Line): boolean => {
      if (box.width <= 2 || box.height <= 2) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const lines_in = (root: Element): Line[] => {
      const lines: Line[] = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode;
        const element = node.parentElement!;
        const text = node.textContent!.trim();
        if (!text || element.closest('script, style, svg, option, .hidden') || style(element).clipPath !== 'none' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.bottom > 0 && box.top < innerHeight) lines.push({ text, node, element, ...clipped(box, element) });
      }
      return lines;
    };

    const found = new Set<string>();
    const across = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const measure = (root: Element): void => {
      const lines = lines_in(root);
      const shown = lines.filter(seen);
      const nodes = new Set(shown.map(({ node }) => node));
      for (const { text, node, cut } of lines) if (cut && nodes.has(node)) found.add(`cut off: ${text}`);
      for (const { text, element, box } of shown) {
        const button = element.closest('button, .button, select')?.getBoundingClientRect();
        if (button && style(element).position !== 'absolute' && (box.left < button.left - 1 || box.right > button.right + 1 || box.top < button.top - 3 || box.bottom > button.bottom + 3)) found.add(`out of its button: ${text}`);
      }
      shown.forEach((one, i) => {
        for (const other of shown.slice(i + 1)) if (one.element !== other.element && across(one.box, other.box)) found.add(`“${one.text}” on “${other.text}”`);
      });
    };

    measure(document.body);
    const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0 && (element === document.scrollingElement || ['auto', 'scroll'].includes(style(element).overflowY));
    for (const element of [document.scrollingElement!, ...document.body.querySelectorAll('*')].filter(scrolls)) {
      const before = element.scrollTop;
      const step = element.clientHeight * 0.8;
      for (let top = step; top - step < element.scrollHeight - element.clientHeight; top += step) {
        element.scrollTo({ top, behavior: 'instant' });
        measure(element);
      }
      element.scrollTo({ top: before, behavior: 'instant' });
    }
    return [...found];
  });
}
