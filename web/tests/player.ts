// Plays through the page alone, as a person would: looks at what glows, clicks on it, presses the button.
import { expect, type Locator, type Page } from '@playwright/test';

export type Hand = 'mouse' | 'touch';
export type Seen = Map<string, number>; // how often each kind of decision came
const MANY = 5040; // more than there are marks

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

// Where each of the marks is; null: a panel covers it, or it is off the screen.
export async function spots_of(page: Page, look: string): Promise<(Spot | null)[]> {
  await at_rest(page);
  return page.$$eval(`[data-mark=${look}]`, (marks) =>
    marks.map((mark) => {
      const box = mark.getBoundingClientRect();
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return document.elementFromPoint(spot.x, spot.y)?.closest('.board') ? spot : null;
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

// Which of the marks is meant does not depend on what is seen of them, so that the same game is played in every run.
async function press_mark(page: Page, hand: Hand, look: string, which: number): Promise<boolean> {
  let spots = await spots_of(page, look);
  const meant = which % spots.length;
  if (spots.length && !spots[meant]) {
    await page.keyboard.press('f');
    spots = await spots_of(page, look);
  }
  const spot = spots[meant] ?? spots.find((each) => each !== null);
  if (spot) await press(page, hand, spot);
  return !!spot;
}

// Presses until that has led to what is wanted: when a panel grows just then the view moves from under the finger.
export async function press_until(wanted: Locator, press: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if (await wanted.isVisible()) return;
    await press();
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
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

// What is looked for on the board when a card of the figure step was chosen; else ghosts.
const LOOKS: Record<string, string> = { off: 'target', here: 'target', abbot_back: 'target', upgrade: 'upgrade' };

// One decision, if it is ours. `eager` is how many of ten chances to do more than pass are taken; `card`: this one is
// chosen where it can be.
export async function decide(page: Page, hand: Hand, pick: (below: number) => number, eager: number, seen: Seen, card = ''): Promise<void> {
  const decision = page.locator('[data-decision]');
  await expect(decision.or(page.locator('[data-over]')).first()).toBeVisible({ timeout: 60_000 });
  if (await game_over(page)) return;
  const kind = (await decision.getAttribute('data-decision')) ?? '';
  const before = (await page.locator('main').getAttribute('data-at')) ?? '';
  const done = page.locator(`main:not([data-at="${before}"])`);
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  const main = page.locator('[data-main]:enabled').first();
  const pass = page.locator('[data-pass]:enabled');
  const will = pick(10) < eager;
  const which = pick(MANY);
  const mark = (looks: string[], wanted = main) =>
    press_until(wanted, async () => {
      for (const look of looks) if (await press_mark(page, hand, look, which)) return;
    });
  const quick = hand === 'mouse'; // a click is enough
  switch (kind) {
    case 'tile':
      await mark(['legal', 'turned']);
      await main.click();
      break;
    case 'chip':
      await mark(['legal'], quick ? done : main);
      if (!quick) await main.click();
      break;
    case 'treat':
      await mark(['legal']);
      await main.click();
      break;
    case 'figure': {
      await expect(pass).toBeVisible(); // it is known what may be done
      const cards = page.locator('[data-card]:enabled');
      const names = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-card') ?? ''));
      if (!names.length || (!will && !names.includes(card))) {
        await pass.click();
        break;
      }
      const name = names.includes(card) ? card : least_seen(names, seen, pick);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      await page.locator(`[data-card=${name}]`).click();
      const look = LOOKS[name] ?? 'ghost';
      const marked = name !== 'back' && (await page.locator(`[data-mark=${look}]`).count()) > 0;
      const at_once = marked && quick && name !== 'upgrade';
      if (marked) await mark([look], at_once ? done : main);
      if (!at_once) await main.click();
      break;
    }
    case 'upgrade':
      if (will) await mark(['upgrade']);
      await (will ? main : pass).click();
      break;
    case 'draw':
      if (will) await press_mark(page, hand, 'stack', which);
      await main.click();
      break;
    case 'keep':
      await (will ? page.locator('[data-other]') : main).click();
      break;
    default:
      if (will || !(await pass.count())) await main.click();
      else await pass.click();
  }
  await expect(done).toBeVisible({ timeout: 20_000 });
}

// To the end, or until this card was chosen; then on from there with what was seen before.
export async function play_game(page: Page, hand: Hand, seed: number, until = '', seen: Seen = new Map()): Promise<Seen> {
  const pick = chance(seed);
  while (!(await game_over(page)) && !(until && seen.has(until))) await decide(page, hand, pick, 7, seen, until);
  return seen;
}
