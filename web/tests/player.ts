// Plays through the page alone, as a person would: looks at what glows, clicks on it, presses the button.
import { expect, type Page } from '@playwright/test';

export type Hand = 'mouse' | 'touch';
export type Seen = Map<string, number>; // how often each kind of decision came

// The same choices in every run.
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function press(page: Page, hand: Hand, { x, y }: Spot): Promise<void> {
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

interface Spot {
  x: number;
  y: number;
}

// Of the marks, where those are that no panel covers.
async function open_marks(page: Page, look: string): Promise<Spot[]> {
  await at_rest(page);
  return page.$$eval(`[data-mark=${look}]`, (marks) =>
    marks.flatMap((mark) => {
      const box = mark.getBoundingClientRect();
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return document.elementFromPoint(spot.x, spot.y)?.closest('.board') ? [spot] : [];
    }),
  );
}

// The view has come to where it goes by itself, and stays there for as long as it takes to set out again.
export async function at_rest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const place = () => document.querySelector<HTMLElement>('[data-moving=false]')?.style.transform;
        const before = place();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(before !== undefined && place() === before)));
      }),
    undefined,
    { timeout: 30_000 },
  );
}

async function press_mark(page: Page, hand: Hand, look: string, pick: (below: number) => number): Promise<boolean> {
  let open = await open_marks(page, look);
  if (!open.length && (await page.locator(`[data-mark=${look}]`).count())) {
    await page.keyboard.press('f');
    open = await open_marks(page, look);
  }
  if (open.length) await press(page, hand, open[pick(open.length)]!);
  return open.length > 0;
}

// What was tried least often is tried next.
function least_seen(names: string[], seen: Seen, pick: (below: number) => number): string {
  const rarest = Math.min(...names.map((name) => seen.get(name) ?? 0));
  const rare = names.filter((name) => (seen.get(name) ?? 0) === rarest);
  return rare[pick(rare.length)]!;
}

export async function game_over(page: Page): Promise<boolean> {
  return page.locator('[data-over]').isVisible();
}

// One decision, if it is ours. `eager` is how many of ten chances to do more than pass are taken.
export async function decide(page: Page, hand: Hand, pick: (below: number) => number, eager: number, seen: Seen): Promise<void> {
  const decision = page.locator('[data-decision]');
  await expect(decision.or(page.locator('[data-over]')).first()).toBeVisible({ timeout: 60_000 });
  if (await game_over(page)) return;
  const kind = (await decision.getAttribute('data-decision')) ?? '';
  const before = await page.locator('main').getAttribute('data-at');
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  const main = page.locator('[data-main]:enabled').first();
  const pass = page.locator('[data-pass]:enabled');
  const will = pick(10) < eager;
  switch (kind) {
    case 'tile':
      await expect(async () => { // when the sheet grows just then the view moves from under the finger, and the tile lies where it does not fit
        if (!(await press_mark(page, hand, 'legal', pick))) await press_mark(page, hand, 'turned', pick);
        await expect(main).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await main.click();
      break;
    case 'chip':
      await press_mark(page, hand, 'legal', pick);
      if (hand === 'touch') await main.click(); // a click of the mouse is enough
      break;
    case 'treat':
      await press_mark(page, hand, 'legal', pick);
      await main.click();
      break;
    case 'figure': {
      const cards = page.locator('[data-card]:enabled');
      if (!will || !(await cards.count())) {
        await pass.click();
        break;
      }
      const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
      const name = least_seen(names, seen, pick);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      await page.locator(`[data-card=${name}]`).click();
      const look = name === 'off' || name === 'here' || name === 'abbot_back' ? 'target' : name === 'upgrade' ? 'upgrade' : 'ghost';
      let done = false;
      await expect(async () => { // as with the tile
        done = name !== 'back' && (await press_mark(page, hand, look, pick)) && hand === 'mouse' && name !== 'upgrade';
        if (!done) await expect(main).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      if (!done) await main.click();
      break;
    }
    case 'upgrade':
      if (will && (await press_mark(page, hand, 'upgrade', pick))) await main.click();
      else await pass.click();
      break;
    case 'draw':
      if (will) await press_mark(page, hand, 'stack', pick);
      await main.click();
      break;
    case 'keep':
      await (will ? page.locator('[data-other]') : main).click();
      break;
    default:
      if (will || !(await pass.count())) await main.click();
      else await pass.click();
  }
  await expect(page.locator('main')).not.toHaveAttribute('data-at', before ?? '', { timeout: 20_000 });
}

// To the end, or until something was met; then on from there with what was seen before.
export async function play_game(page: Page, hand: Hand, seed: number, until = '', seen: Seen = new Map()): Promise<Seen> {
  const pick = chance(seed);
  while (!(await game_over(page)) && !(until && seen.has(until))) await decide(page, hand, pick, 7, seen);
  return seen;
}
