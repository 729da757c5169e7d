// `npm run measure`: what drawing costs, in a real browser at a real server: a game on Germany with some fifty tiles, 1440x900.
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { play_some } from '../pictures/play_some';
import tests from '../playwright.config';
import { longest_in } from '../tests/longest';
import { chance, decide } from '../tests/player';
import { start_server } from '../tests/server';

const TURNS = 4; // of one's own that are played in the page
const LAID = 16; // before that
const PANNED = 3000; // milliseconds
const IDLE = 6000;

interface Noted {
  decision?: number; // when it was shown
  drawn?: number; // when the map was, in whatever way
  finished?: number; // when it was as it stays
}

// Runs in the page from its beginning.
function note(): void {
  const noted: Noted = ((window as unknown as { noted: Noted }).noted = {});
  const look = () => {
    if (document.querySelector('[data-decision]')) noted.decision ??= performance.now();
    if (document.querySelector('[data-drawn]')) noted.drawn ??= performance.now();
    if (document.querySelector('[data-drawn=all]')) noted.finished ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn', 'data-decision'] });
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

// Milliseconds of the page's thread: in tasks, and of these at work, not waiting for a core.
async function busy(client: CDPSession): Promise<[number, number]> {
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return [1000 * seconds('TaskDuration'), 1000 * seconds('ThreadTime')];
}

// Seconds that all processes of the browser have worked.
async function worked(client: CDPSession): Promise<number> {
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const finished = (page: Page) => page.waitForFunction(() => document.querySelector('[data-drawn=all]') && document.querySelector('[data-moving=false]'), null, { timeout: 60_000 });
const own_decision = (page: Page) => page.waitForSelector('[data-decision]', { timeout: 60_000 });

async function turns(page: Page, client: CDPSession): Promise<[number, number]> {
  await finished(page);
  const before = await busy(client);
  const [pick, seen] = [chance(1), new Map<string, number>()];
  do {
    await decide(page, 'mouse', pick, 7, seen);
    await own_decision(page);
  } while ((seen.get('tile') ?? 0) < TURNS || !(await page.$('[data-decision=tile]')));
  const after = await busy(client);
  return [(after[0] - before[0]) / TURNS, (after[1] - before[1]) / TURNS];
}

async function panning(page: Page): Promise<number> {
  await page.mouse.move(720, 420);
  for (let i = 0; i < 20; ++i) await page.mouse.wheel(0, -240);
  await finished(page);
  const frames = page.evaluate(async (length) => {
    const end = performance.now() + length;
    for (let count = 0; ; ++count) if ((await new Promise(requestAnimationFrame)) > end) return (count * 1000) / length;
  }, PANNED);
  const end = Date.now() + PANNED;
  await page.mouse.down();
  for (let i = 0; Date.now() < end; ++i) await page.mouse.move(720 + 300 * Math.sin(i / 25), 420 + 200 * Math.cos(i / 40));
  await page.mouse.up();
  return frames;
}

const server = await start_server();
const browser = await chromium.launch(tests.use!.launchOptions!);
try {
  const page = await browser.newPage({ viewport: tests.use!.viewport! });
  await page.addInitScript(note);
  await page.goto(server.url);
  const id = await page.evaluate(play_some, { map: 'deutschland', turns: LAID });
  const client = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await client.send('Performance.enable');

  await page.goto(`${server.url}#/table/${id}`);
  await page.reload();
  await finished(page);
  const [shown, reload, reload_work] = await longest_in(page, async () => {
    await page.reload();
    await own_decision(page);
    await finished(page);
    return noted(page);
  });
  const [[turn, work], longest, longest_work] = await longest_in(page, () => turns(page, client));
  await finished(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'), null, { timeout: 60_000 });
  await pause(2 * IDLE); // and the browser has tidied up
  const before = await worked(whole);
  await pause(IDLE);
  const share = ((await worked(whole)) - before) / (IDLE / 1000);
  const frames = await panning(page);

  const figures: [string, string, string][] = [
    ['main thread, a turn', `${turn.toFixed(0)} ms`, 'below 1500'],
    ['of that at work', `${work.toFixed(0)} ms`, ''],
    ['longest task in these turns', `${longest.toFixed(0)} ms`, 'below 100'],
    ['of that at work', `${longest_work.toFixed(0)} ms`, ''],
    ['longest task of a reload', `${reload.toFixed(0)} ms`, 'below 100'],
    ['of that at work', `${reload_work.toFixed(0)} ms`, ''],
    ['map seen after the decision', `${Math.max(0, shown.drawn! - shown.decision!).toFixed(0)} ms`, 'below 1000'],
    ['map in all its detail', `${Math.max(0, shown.finished! - shown.decision!).toFixed(0)} ms`, ''],
    ['panning at the highest zoom', `${frames.toFixed(0)} frames/s`, '50 or more'],
    ['one core while nothing moves', `${(100 * share).toFixed(1)} %`, '0'],
  ];
  for (const [what, value, goal] of figures) console.log(`${what.padEnd(30)} ${value.padStart(12)}   ${goal}`);
} finally {
  await browser.close();
  await server.stop();
}
