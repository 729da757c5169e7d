// Plays with the keyboard alone.
import { expect, type Page } from '@playwright/test';
import { chance, game_over, type Seen } from './player';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export async function play_by_keys(page: Page, seed: number): Promise<Seen> {
  const seen: Seen = new Map();
  const pick = chance(seed);
  const choose = async () => {
    for (let i = pick(3); i >= 0; --i) await page.keyboard.press(ARROWS[pick(4)]!);
  };
  const decision = page.locator('[data-decision]');
  while (true) {
    await expect(decision.or(page.locator('[data-over]')).first()).toBeVisible({ timeout: 60_000 });
    if (await game_over(page)) return seen;
    const kind = (await decision.getAttribute('data-decision')) ?? '';
    const before = (await page.locator('main').getAttribute('data-at')) ?? '';
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if (kind === 'tile' || kind === 'chip' || kind === 'treat') await choose();
    else if (kind === 'figure' && pick(3) && (await page.locator('[data-card]:enabled').count())) {
      await page.keyboard.press(String(1 + pick(await page.locator('[data-card]:enabled').count())));
      await choose();
    }
    if (await page.locator('[data-main]:enabled').count()) await page.keyboard.press('Enter');
    else if (kind === 'figure' || kind === 'upgrade') {
      await page.keyboard.press('Escape'); // what was picked is let go, ...
      if ((await page.locator('main').getAttribute('data-at')) === before && (await page.locator('[data-pass]:enabled').count())) await page.keyboard.press('Escape'); // ... then passed
    }
    await expect(page.locator('main')).not.toHaveAttribute('data-at', before, { timeout: 20_000 });
  }
}
