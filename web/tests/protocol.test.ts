// The page's types against what the program really says: neither side may have a key that the other does not know.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { test } from './hurried';
import { bay } from './map_files';
import { chance } from './player';
import { PROGRAM, start_server } from './server';
import { Shapes } from './shapes';

const at = (path: string) => new URL(path, import.meta.url).pathname;
const shapes = new Shapes([at('../src/protocol/types.ts'), at('../src/protocol/story.ts')]);
const faults = new Set<string>();
const check = (value: unknown, type: string, open = false) => shapes.faults(value, type, open).forEach((fault) => faults.add(fault));

// Random games of every kind through `mappa engine`.
const RULES = ['large_meeple', 'inns', 'cathedrals', 'builder', 'pig', 'trade_goods', 'abbot'];
const TILES = { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1 };
const EVERYTHING = { chips: true, postman: true, town_variants: ['extra_tile', 'cost', 'road_bonus'] };
const SETUPS = [
  { tiles: { base: 1 }, tile_limit: 40, meeples: 3, fields: false },
  { tiles: { base: 2 }, postman: true, analysis: true },
  { map: 'benelux', starts: ['Meppel', 'Charleroi'], start_tile: { at: 'Charleroi', rot: 1 }, chips_laid: 'players', ...EVERYTHING },
  { tiles: { ...TILES, river_1: 1, river_2: 1 }, rules: RULES },
  { map: 'deutschland', tiles: { ...TILES, river_1: 1 }, rules: RULES, ...EVERYTHING, chips: 'wine' },
  ...['france', 'great_britain', 'iberia', 'deutschland'].map((map) => ({ map, ...EVERYTHING })),
];

async function play_everything(): Promise<void> {
  const engine = spawn(PROGRAM, ['engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (method: string, params: object = {}) => {
    engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    const { result, error } = JSON.parse((await lines.next()).value);
    expect([method, error]).toEqual([method, undefined]);
    return result;
  };
  const pick = chance(5);
  for (const setup of SETUPS) {
    await ask('new', { setup: { players: ['Ann', 'Bo', 'Cy'], seed: pick(1000), ...setup } });
    for (let step = 0; ; ++step) {
      const { decision, actions } = await ask('legal');
      for (const action of actions) check(action, 'Action');
      if (step % 20 === 0 || !decision) {
        check(await ask('view'), 'View');
        check(await ask('features'), 'Features');
      }
      if (!decision) break;
      check(decision, 'Decision');
      const rare = actions.filter(({ type }: { type: string }) => !['pass', 'draw', 'tile', 'figure'].includes(type));
      const choice = rare.length && pick(2) ? rare : actions;
      for (const event of (await ask('play', { action: choice[pick(choice.length)] })).events) check(event, 'GameEvent');
    }
  }
  engine.stdin.end();
}

// Connections of the browser's to the server. Whatever they say and hear is compared.
const asked = new Set<string>();
interface Guest {
  ask: (method: string, params?: object, open?: boolean) => Promise<any>; // open: it brings a map, into which the page does not look
  until: (type: string) => Promise<any>; // an event that comes or has come
}

async function connect(page: Page, name: string): Promise<Guest> {
  const answers = new Map<number, (told: any) => void>();
  const events = new Map<string, any>();
  const waiting = new Map<string, (event: any) => void>();
  await page.exposeFunction(`hear_${name}`, (text: string) => {
    const told = JSON.parse(text);
    if (told.method === 'presence') check(told.params, 'Presence');
    if (told.method === 'event') {
      check(told.params, 'TableEvent');
      events.set(told.params.type, told.params);
      waiting.get(told.params.type)?.(told.params);
    }
    answers.get(told.id)?.(told);
  });
  await page.evaluate(
    (who) =>
      new Promise<void>((resolve) => {
        const here = window as any;
        here[who] = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        here[who].onmessage = ({ data }: { data: string }) => here[`hear_${who}`](data);
        here[who].onopen = () => resolve();
      }),
    name,
  );
  const say = (message: object) => page.evaluate(([who, text]) => (window as any)[who!].send(text), [name, JSON.stringify(message)]);
  let last = 0;
  const ask = async (method: string, params: object = {}, open = false) => {
    const id = ++last;
    const answer = new Promise<any>((resolve) => answers.set(id, resolve));
    await say({ jsonrpc: '2.0', id, method, params });
    const { result, error } = await answer;
    expect([method, error?.code]).toEqual([method, method === 'replace' ? -32006 : undefined]); // nobody is away long enough
    asked.add(method);
    if (!shapes.methods().includes(method)) return result;
    check(params, `Methods.${method}.params`, open);
    if (result) check(result, `Methods.${method}.result`, method === 'map'); // of a map the page needs only a part
    return result;
  };
  const until = (type: string) => new Promise<any>((resolve) => (events.has(type) ? resolve(events.get(type)) : waiting.set(type, resolve)));
  return { ask, until };
}

// At a private table with a clock: sitting down, chat, taking back, resigning, the end, a rematch.
async function play_together(url: string, ann: Guest, bo: Guest): Promise<void> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'computer', level: 'random' }];
  const { table, you } = await ann.ask('create', { setup: { tile_limit: 14 }, seats, public: false, colour: 1, clock: { kind: 'game', seconds: 600, increment: 5, at_zero: 'move' } });
  const { id, invite } = table;
  await bo.ask('join', { table: id, invite, after: 0 });
  await bo.ask('sit', { seat: 1 });
  await bo.ask('stand', { seat: 1 });
  await ann.ask('seat', { seat: 2, kind: 'person' });
  await ann.ask('seat', { seat: 2, kind: 'computer', level: 'easy' });
  await bo.ask('chat', { text: 'from beside the table' });
  await bo.ask('sit', { seat: 1, colour: 4 });
  await ann.ask('colour', { seat: 0, colour: 5 });
  await ann.ask('name', { seat: 0, name: 'Anna' });
  await ann.ask('start');
  const people = [ann, bo];
  const play = async (): Promise<boolean> => {
    const { decision, actions, at } = await ann.ask('legal');
    if (!decision) return false;
    await people[decision.player]?.ask('play', { action: actions[0], at }); // a computer player's comes by itself
    return true;
  };
  const turn_of = async (seat: number) => {
    while ((await ann.ask('legal')).decision.player !== seat) await play();
  };
  await turn_of(1);
  await bo.ask('games', { tables: [{ table: id, invite }, { table: id }] });
  await ann.ask('ask_back');
  await bo.ask('answer_back', { accept: false });
  await ann.ask('ask_back');
  await bo.ask('answer_back', { accept: true });
  await turn_of(0);
  await ann.ask('replace', { seat: 1, level: 'medium' });
  await bo.ask('leave');
  await bo.ask('join', { table: id, invite, key: you.key, after: 3 });
  await ann.ask('events', { after: 0 });
  await ann.ask('features');
  await bo.ask('leave');
  await bo.ask('join', { table: id, invite });
  await bo.ask('resign');
  people.pop();
  while (await play());
  await ann.ask('view');
  await ann.ask('analyse', { at: 3, time_ms: 100 });
  await ann.ask('rematch');
  await bo.until('rematch');
  const headers = { Authorization: `Bearer ${invite}` };
  const get = async (part: string) => (await fetch(`${url}api/games/${id}/${part}`, { headers })).json();
  check(await get('story'), 'Story');
  check(await get('at/5'), 'Position');
  await play_on(ann, await (await fetch(`${url}api/games/${id}`, { headers })).text());
}

// A game that was kept: shown, and gone on with from an earlier position.
async function play_on(ann: Guest, game: string): Promise<void> {
  await ann.ask('open', { game });
  await ann.ask('events', { after: 0 });
  await ann.ask('create', { game, upto: 9, seats: [{ kind: 'person' }, { kind: 'computer', level: 'easy' }, { kind: 'computer', level: 'easy' }], colour: 2 });
  await ann.ask('start');
  await ann.until('anew');
  await ann.ask('resign');
}

// A computer player takes the seat of somebody whose clock has run out. The other thinks long enough that the game is not
// over before they are back.
async function run_out_of_time(cy: Guest): Promise<void> {
  await cy.ask('create', { setup: {}, seats: [{ kind: 'person' }, { kind: 'computer', level: 'expert' }], public: true, clock: { kind: 'move', seconds: 1, at_zero: 'computer' } });
  await cy.ask('start');
  await cy.until('replaced');
  await cy.ask('resume');
  await cy.until('resumed');
  await cy.ask('resign');
  for (const state of ['open', 'playing', 'over']) await cy.ask('lobby', { state, before: Date.now() + 1e6 });
}

// A map that somebody made is kept, told and played on.
async function bring_map(ann: Guest): Promise<void> {
  const map = bay('Bay');
  const { id } = await ann.ask('keep_map', { map }, true);
  await ann.ask('map', { id });
  const { table } = await ann.ask('create', { setup: { map, tile_limit: 14 }, seats: [{ kind: 'person' }], public: false }, true);
  expect(table.setup.map).toBe(id);
}

// With a coach that helps while it is played and looks back at it afterwards.
async function play_coached(ann: Guest): Promise<void> {
  await ann.ask('create', { setup: { tile_limit: 16 }, seats: [{ kind: 'person' }, { kind: 'computer', level: 'easy' }], public: true, coach: 'training' });
  await ann.ask('start');
  for (let asked = false; ; asked = true) {
    const { decision, actions, at } = await ann.ask('legal');
    if (!decision) break;
    if (decision.player !== 0) continue;
    if (!asked) {
      await ann.ask('hint', { at });
      await ann.ask('warn', { at, action: actions[0] });
    }
    await ann.ask('play', { action: actions[0], at });
  }
  for (let from: number | null = 0; from !== null; ) from = (await ann.ask('review', { from })).next;
  await ann.ask('lobby', { state: 'over' });
}

// Any moment of a game that is nobody's; the page does not look into its setup.
const look_at_a_moment = (ann: Guest): Promise<unknown> => ann.ask('moment', { setup: { players: ['A', 'B'], seed: 1 }, actions: [0, 0] }, true);

// The host silences people and sends them away.
async function keep_order(ann: Guest, bo: Guest, cy: Guest): Promise<void> {
  const { table } = await ann.ask('create', { setup: { tile_limit: 14 }, seats: [{ kind: 'person' }, { kind: 'person' }], public: true });
  for (const guest of [bo, cy]) await guest.ask('join', { table: table.id });
  await bo.ask('sit', { seat: 1 });
  await cy.ask('chat', { text: 'from beside the table' });
  const { events } = await ann.ask('events', { after: 0 });
  const said = events.find(({ type }: { type: string }) => type === 'chat').number;
  await ann.ask('mute', { muted: true, seat: 1 });
  await ann.ask('mute', { muted: true, said });
  await ann.ask('mute', { muted: true });
  await ann.ask('start');
  await ann.ask('remove', { seat: 1 });
  await ann.ask('remove', { said });
  await ann.ask('resign');
}

test('the page’s types are what the program says', async ({ page }) => {
  await play_everything();
  const server = await start_server();
  await page.goto(new URL('/health', server.url).href); // nothing of the page
  const [ann, bo, cy] = [await connect(page, 'ann'), await connect(page, 'bo'), await connect(page, 'cy')];
  const { token, maps } = await ann.ask('hello', { name: 'Ann' });
  await ann.ask('hello', { token, name: 'Ann' });
  await bo.ask('hello', { name: 'Bo', program: true }, true); // the page never is one
  await cy.ask('hello', { name: 'Cy' });
  for (const id of maps) await ann.ask('map', { id });
  await play_together(server.url, ann, bo);
  await run_out_of_time(cy);
  await keep_order(ann, bo, cy);
  await bring_map(ann);
  for (let game = 0; game < 8 && (!game || shapes.unmet().some((key) => key.startsWith('Reason.'))); ++game) await play_coached(ann); // which reasons there are is chance
  await look_at_a_moment(ann);
  await server.stop();
  expect.soft([...faults]).toEqual([]);
  expect.soft(shapes.unmet(), 'keys that only the page knows').toEqual([]);
  expect.soft(shapes.methods().filter((method) => !asked.has(method))).toEqual([]);
});
