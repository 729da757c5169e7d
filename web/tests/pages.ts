// Every page there is, each as a visitor finds it who has played before.
import { expect, type Page } from '@playwright/test';

export interface Stop {
  name: string;
  path: (table: string) => string;
  ready: string; // what is there when the page has come
}

export const STOPS: Stop[] = [
  { name: 'first page', path: () => '/', ready: '[data-game]' },
  { name: 'setup', path: () => '/setup?players=here,friend,random&clock=game,600,10,move&limit=100&towns=cost&starts=Rostock,Erfurt,Stuttgart&start=Erfurt&turn=1&laid=players', ready: '[data-begin]:enabled' },
  { name: 'setup with expansions', path: () => '/setup?map=none&rules=inns,builder,pig,abbot&tiles=base,river_1&fields=0', ready: '[data-add-tiles]' },
  { name: 'setup that cannot be played', path: () => '/setup?map=none&tiles=base.9&players=friend', ready: '[data-fault=fault_nobody]' },
  { name: 'lobby', path: () => '/lobby', ready: '[data-list] li' },
  { name: 'gallery', path: () => '/gallery', ready: '[data-map=iberia]' },
  { name: 'a map', path: () => '/map/france', ready: '[data-drawing] img' },
  { name: 'a map in a broken link', path: () => '/map?m=abc', ready: '[data-missing]' },
  { name: 'a map on sheets', path: () => '/print/benelux?paper=a3&chips=1', ready: '.sheet' },
  { name: 'studio', path: () => '/studio', ready: '[data-country-name=UKR]' },
  { name: 'a map in the studio', path: () => '/studio/italy', ready: '[data-board][data-drawn]' },
  { name: 'rules', path: () => '/help', ready: '[data-lesson=maps]' },
  { name: 'a topic', path: () => '/help/borders', ready: 'figure[data-drawn]' },
  { name: 'a lesson', path: () => '/tutorial/postman', ready: '[data-task]' },
  { name: 'puzzles', path: () => '/puzzles', ready: '[data-today]' },
  { name: 'a puzzle', path: () => '/puzzles/today', ready: '[data-decision]' },
  { name: 'about', path: () => '/about', ready: '[data-licence=svelte]' },
  { name: 'nowhere', path: () => '/nowhere', ready: '[data-missing]' },
  { name: 'a table that waits', path: (table) => `/table/${table}`, ready: '[data-seat="1"]' },
];

export async function visit(page: Page, url: string, stop: Stop, table: string): Promise<void> {
  await page.goto(new URL(`#${stop.path(table)}`, url).href);
  await page.reload(); // a new address after # alone loads nothing
  await expect(page.locator(stop.ready).first()).toBeVisible({ timeout: 20_000 });
}

// A public table that waits, made through the page: it is in the lobby and among one's games.
export async function make_table(page: Page, url: string): Promise<string> {
  await page.goto(new URL('#/setup?players=here,friend,random&public=1&clock=move,60,move', url).href);
  await page.locator('[data-seat="0"] input').fill('Ada');
  await page.locator('[data-begin]').click();
  await page.locator('[data-seat-link] summary').click();
  return page.url().split('/').at(-1)!;
}
