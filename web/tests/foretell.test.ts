// What the page foretells of a tile is what the rules' program tells when it lies there.
import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Action, At, BoardTile, Feature, MapData, View } from '../src/protocol/types';
import { foretell, free_towns, type Part } from '../src/understand/foretell';
import { worth } from '../src/understand/worth';
import { test } from './hurried';
import { chance } from './player';
import { PROGRAM } from './server';

interface Printed {
  features: { kind: Part['kind']; on: string; sides?: string[]; coats?: number; inn?: boolean; cathedral?: boolean }[];
}

// The program on its standard input and output.
function engine() {
  const program = spawn(PROGRAM, ['engine']);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async <T>(method: string, params: object = {}): Promise<T> => {
    program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    const { result, error } = JSON.parse((await lines.next()).value as string);
    if (error) throw new Error(error.message);
    return result as T;
  };
  return { ask, end: () => program.stdin.end() };
}

const EXPANDED = { tiles: { base: 1, inns_and_cathedrals: 2, river_2: 1 }, rules: ['inns', 'cathedrals'] }; // on the free table
const BONUS = { town_variants: ['road_bonus'] }; // on maps (V4)
const same = (a: At, b: At) => a.x === b.x && a.y === b.y;

for (const map of ['', 'deutschland', 'france', 'benelux', 'great_britain', 'iberia'])
  test(`on ${map || 'the free table'} every tile of a game becomes what was foretold`, async () => {
    const { ask, end } = engine();
    const pick = chance(5);
    const kinds = new Map<string, Printed>();
    const parts_of = async ({ tile, rot }: Pick<BoardTile, 'tile' | 'rot'>): Promise<Part[]> => {
      if (!kinds.has(tile)) kinds.set(tile, await ask<Printed>('tile', { id: tile }));
      return kinds.get(tile)!.features.map(({ kind, sides = [], coats = 0, inn = false, cathedral = false }) => {
        const turned = sides.map((side) => ('NESW'.indexOf(side) + rot) % 4).sort();
        return { kind, on: turned.length ? `${kind}@${'NESW'[turned[0]!]}` : `${kind}@inner`, sides: turned, coats, inn: inn && !map, cathedral: cathedral && !map };
      });
    };
    await ask('new', { setup: { players: ['A', 'B', 'C'], ...(map ? { map, ...BONUS } : EXPANDED), postman: true, seed: 3 } });
    const data = map ? await ask<MapData>('map', { id: map }) : null;
    let [told, towns] = [0, 0];
    for (;;) {
      const { decision, actions } = await ask<{ decision: { kind: string } | null; actions: Action[] }>('legal');
      if (!decision) break;
      const action = actions[pick(actions.length)]!;
      if (action.type !== 'tile') {
        await ask('play', { action });
        continue;
      }
      const view = await ask<View>('view');
      const { features } = await ask<{ features: Feature[] }>('features');
      const lies = new Map<string, Part[]>();
      for (const laid of view.board) lies.set(`${laid.x},${laid.y}`, await parts_of(laid));
      const parts = await parts_of({ tile: view.tile!, rot: action.rot });
      const foretold = foretell({ features, parts_at: ({ x, y }) => lies.get(`${x},${y}`), map: data, at: action, parts, towns: free_towns(data, view) });
      const { decision: next } = await ask<{ decision: { kind: string } | null }>('play', { action });
      const after = next?.kind === 'figure' ? (await ask<{ features: Feature[] }>('features')).features : []; // later what is complete is scored
      for (const feature of foretold) {
        const { on } = feature.places.find((place) => same(place, action))!;
        const real = after.find(({ places }) => places.some((place) => same(place, action) && place.on === on));
        if (!real) continue;
        ++told;
        towns += feature.now.parts.towns ?? 0;
        const facts = ({ kind, tiles, open, complete, strength, owners, now, places, printed }: Feature) => ({ kind, tiles, open, complete, strength: [0, 1, 2].map((seat) => strength[seat] ?? 0), owners, coats: now.parts.coats ?? 0, towns: now.parts.towns ?? 0, worthy: [now.parts.inn, now.parts.cathedral].map(Boolean), worth: worth(kind, now.parts, complete), places: places.length, printed: [...printed].sort() });
        expect([action, facts(feature)]).toEqual([action, facts(real)]);
      }
    }
    expect(told).toBeGreaterThan(40);
    if (map) expect(towns).toBeGreaterThan(0);
    end();
  });
