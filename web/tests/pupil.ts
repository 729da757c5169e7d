// Plays a lesson through the page: what is recorded as right, by mouse or touch.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, Place } from '../src/help/types';
import type { Action } from '../src/protocol/types';
import { at_rest, press_until, type Hand } from './player';

const CARDS: Partial<Record<Action['type'], string>> = { postman_to: 'send', postman_off: 'off', postman_here: 'here', postman_back: 'back', upgrade: 'upgrade', abbot_back: 'abbot_back' };
const LOOKS: Partial<Record<Action['type'], string>> = { figure: 'ghost', postman_to: 'ghost', postman_off: 'target', postman_here: 'target' };

async function press(page: Page, hand: Hand, x: number, y: number): Promise<void> {
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function press_middle(page: Page, hand: Hand, target: Locator): Promise<void> {
  await at_rest(page);
  const box = (await target.boundingBox())!;
  await press(page, hand, box.x + box.width / 2, box.y + box.height / 2);
}

async function press_square(page: Page, hand: Hand, at: { x: number; y: number }): Promise<void> {
  await at_rest(page);
  const spot = await page.locator('.world').evaluate((world, { x, y }) => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(world).transform);
    return { x: e + (x + 0.5) * 100 * a, y: f + (y + 0.5) * 100 * a };
  }, at);
  await press(page, hand, spot.x, spot.y);
}

// Lays the tile on a square and turns it until it lies as wished.
async function lay(page: Page, hand: Hand, { x, y, rot }: { x: number; y: number; rot: number }): Promise<void> {
  await press_until(page.locator(`main:has([data-preview^="${x},${y},"]):has([data-main])`), () => press_square(page, hand, { x, y }));
  const turn = page.getByRole('button', { name: 'Turn right' });
  const preview = page.locator('[data-preview]');
  for (let i = 0; i < 4 && (await preview.getAttribute('data-preview')) !== `${x},${y},${rot}`; ++i) await turn.click();
  await expect(preview).toHaveAttribute('data-preview', `${x},${y},${rot}`);
  await page.locator('[data-main]:enabled').first().click();
}

export async function act(page: Page, hand: Hand, action: Action, { actions }: Place['legal'], done: Locator): Promise<void> {
  if (action.type === 'tile') return lay(page, hand, action);
  if (action.type === 'pass') return page.locator('[data-pass]').click();
  if (action.type === 'keep') return page.locator('[data-other]').click();
  const card = action.type === 'figure' ? action.figure : CARDS[action.type]!;
  await page.locator(`[data-card=${card}]`).click();
  const main = page.locator('[data-main]:enabled').first();
  const look = LOOKS[action.type];
  if (look) {
    const alike = actions.filter((each) => each.type === action.type && (each.type !== 'figure' || action.type !== 'figure' || each.figure === action.figure));
    const mark = page.locator(`[data-mark=${look}]`).nth(alike.findIndex((each) => JSON.stringify(each) === JSON.stringify(action)));
    await press_until(hand === 'touch' ? mark.locator('.bright').first() : done, () => press_middle(page, hand, mark));
  }
  if (!look || hand === 'touch') await main.click();
}

// From the first step to the last, which offers a game and the next lesson; returns how many decisions were made.
export async function play_lesson(page: Page, hand: Hand, lesson: Lesson): Promise<number> {
  let made = 0;
  const steps = Object.entries(lesson);
  for (const [i, [step, start]] of steps.entries()) {
    await expect(page.locator('main')).toHaveAttribute('data-step', step);
    for (let place = start; place.right.length; place = place.right[0]!.next) {
      const before = (await page.locator('main').getAttribute('data-at')) ?? '';
      const done = page.locator(`main:not([data-at="${before}"])`);
      await act(page, hand, place.right[0]!.action, place.legal, done);
      await expect(done).toBeVisible();
      ++made;
    }
    await expect(page.locator('[data-task=done]')).toBeVisible();
    if (i + 1 < steps.length) await page.locator('[data-forward]').click();
  }
  await expect(page.locator('[data-play-now]')).toBeEnabled();
  return made;
}
