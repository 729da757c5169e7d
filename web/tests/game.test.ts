// Whole games through the page alone, each in a language of its land or of those that have none.
import { expect } from '@playwright/test';
import { faults_of, set_up } from './games';
import { test } from './hurried';
import { play_game } from './player';
import { words, wrong } from './reading';
import { start_server, type Running } from './server';

let server: Running;
test.beforeAll(async () => {
  server = await start_server();
});
test.afterAll(() => server.stop());

const GAMES = [
  { map: 'deutschland', with: 'expansions, chips and postman', languages: ['de', 'pl', 'cs'] },
  { map: 'france', with: 'a river, chips and postman', languages: ['fr'] },
  { map: 'benelux', with: 'chips and postman', languages: ['nl'] },
  { map: 'great_britain', with: 'chips and postman', languages: ['en'] },
  { map: 'iberia', with: 'chips and postman', languages: ['ca', 'pt'] },
];
for (const { map, with: more, languages } of GAMES)
  for (const [turn, locale] of languages.entries())
    test.describe(locale, () => {
      test.use({ locale });
      test(`a whole game on ${map} with ${more}, from setting up to the winner, by mouse`, async ({ page }) => {
        const faults = faults_of(page);
        await set_up(page, server.url, map, turn ? 6 : 16);
        await page.locator('[data-begin]').click();
        const seen = await play_game(page, 'mouse', 7, 'meeple');
        expect(wrong(await words(page), locale)).toEqual([]);
        await play_game(page, 'mouse', 7, '', seen);
        await expect(page.locator('[data-over]')).toBeVisible();
        expect(seen.get('tile')).toBeGreaterThan(turn ? 1 : 5);
        expect(seen.get('meeple')).toBeGreaterThan(0);
        expect(wrong(await words(page), locale)).toEqual([]);
        expect(faults).toEqual([]);
      });
    });
