// Plays a lesson through the page: what is recorded as right, by mouse or touch.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, Place } from '../src/help/types';
import type { Action } from '../src/protocol/types';
import { at_rest, type Hand } from './player';

const CARDS: Partial<Record<Action['type'], string>> = { postman_to: 'send', postman_off: 'off', postman_here: 'here', postman_back: 'back', upgrade: 'upgrade', abbot_back: 'abbot_back' };
const LOOKS: Partial<Record<Action['type'], string>> = { figure: 'ghost', postman_to: 'ghost', postman_off: 'target', postman_here: 'target' };

async function press(page: Page, hand: Hand, x: number, y: number): Promise<void> {
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function press_middle(page: Page, hand: Hand, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await press(page, hand, box.x + box.width / 2, box.y + box.height / 2);
}

// Lays the tile on a square and turns it until it lies as wished.
async function lay(page: Page, hand: Hand, { x, y, rot }: { x: number; y: number; rot: number }): Promise<void> {
  await at_rest(page);
  const spot = await page.locator('.world').evaluate(
    (world, [column, row]) => {
      const { e, f, a } = new DOMMatrix(getComputedStyle(world).transform);
      return { x: e + (column! + 0.5) * 100 * a, y: f + (row! + 0.5) * 100 * a };
    },
    [x, y],
  );
  await press(page, hand, spot.x, spot.y);
  const turn = page.getByRole('button', { name: 'Turn right' });
  const preview = page.locator('[data-preview]');
  for (let i = 0; i < 4 && (await preview.getAttribute('data-preview')) !== `${x},${y},${rot}`; ++i) await turn.click();
  await expect(preview).toHaveAttribute('data-preview', `${x},${y},${rot}`);
  await page.locator('[data-main]:enabled').first().click();
}

async function act(page: Page, hand: Hand, action: Action, { actions }: Place['legal']): Promise<void> {
  if (action.type === 'tile') return lay(page, hand, action);
  if (action.type === 'pass') return page.locator('[data-pass]').click();
  if (action.type === 'keep') return page.locator('[data-other]').click();
  const card = action.type === 'figure' ? action.figure : CARDS[action.type]!;
  await page.locator(`[data-card=${card}]`).click();
  const look = LOOKS[action.type];
  if (look) {
    const alike = actions.filter((each) => each.type === action.type && (each.type !== 'figure' || action.type !== 'figure' || each.figure === action.figure));
    await at_rest(page);
    await press_middle(page, hand, page.locator(`[data-mark=${look}]`).nth(alike.findIndex((each) => JSON.stringify(each) === JSON.stringify(action))));
  }
  if (!look || hand === 'touch') await page.locator('[data-main]:enabled').first().click();
}

// From the first step to the last, which offers a game and the next lesson; returns how many decisions were made.
export async function play_lesson(page: Page, hand: Hand, lesson: Lesson): Promise<number> {
  let made = 0;
  const steps = Object.entries(lesson);
  for (const [i, [step, start]] of steps.entries()) {
    await expect(page.locator('main')).toHaveAttribute('data-step', step);
    for (let place = start; place.right.length; place = place.right[0]!.next) {
      const before = (await page.locator('main').getAttribute('data-at')) ?? '';
      await act(page, hand, place.right[0]!.action, place.legal);
      await expect(page.locator('main')).not.toHaveAttribute('data-at', before);
      ++made;
    }
    await expect(page.locator('[data-task=done]')).toBeVisible();
    if (i + 1 < steps.length) await page.locator('[data-forward]').click();
  }
  await expect(page.locator('[data-play-now]')).toBeEnabled();
  return made;
}
