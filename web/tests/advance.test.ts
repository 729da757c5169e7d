// What the page makes of a position by what is told of an action is what the rules' program makes of it.
import { expect, test } from '@playwright/test';
import { Engine } from '../scenes/engine';
import { advance } from '../src/pace/advance';
import type { Action, Decision, GameEvent, View } from '../src/protocol/types';
import { chance } from './player';

interface Told {
  events: GameEvent[];
  decision: Decision | null;
  scores: number[];
  over: boolean;
}
const ALL = ['inns', 'cathedrals', 'large_meeple', 'builder', 'pig', 'trade_goods', 'abbot'];
const GAMES = {
  'the free table': { rules: ALL, tiles: { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1, river_1: 1 }, tile_limit: 80 },
  deutschland: { chips: true, town_variants: ['extra_tile', 'cost'] },
  france: { chips: true, chips_laid: 'players' },
  benelux: { chips: true },
  great_britain: { chips: true },
  iberia: { chips: true },
};

// As far as it is seen; in any order where none is kept. A chip that finds no square as a treat (IB2) leaves the game untold.
function facts(view: View, treats: boolean) {
  const sorted = <T>(list: T[]) => list.map((each) => JSON.stringify(each, Object.keys(each as object).sort())).sort();
  const { board, turn, decision, tile, stack, remaining, discarded, islands, over } = view;
  const players = view.players.map(({ name, score, stash, chips, isle, goods }) => ({ name, score, stash, isle, goods, chips: treats ? [] : sorted(chips) }));
  return { board, turn, decision, tile, stack, remaining, discarded, islands, over, players, figures: sorted(view.figures.map((figure) => ({ ...figure, held: false }))), chips: sorted(view.chips) };
}

for (const [name, game] of Object.entries(GAMES))
  test(`on ${name} every action leads where it was told to`, async () => {
    const engine = new Engine();
    const pick = chance(7);
    const treats = name === 'iberia';
    await engine.ask('new', { setup: { players: ['A', 'B', 'C'], ...(name === 'the free table' ? {} : { map: name }), postman: true, seed: 3, ...game } });
    const met = new Set<string>();
    let view = await engine.ask<View>('view');
    for (;;) {
      const { actions } = await engine.ask<{ actions: Action[] }>('legal');
      if (!actions.length) break;
      const wanted = actions.filter(({ type }) => type !== 'pass');
      const action = (wanted.length && pick(10) < 8 ? wanted : actions)[pick(wanted.length || actions.length)] ?? actions[0]!;
      const told = await engine.ask<Told>('play', { action });
      const made = advance(view, told);
      view = await engine.ask<View>('view');
      for (const { type } of told.events) met.add(type);
      expect({ action, events: told.events, ...facts(made, treats) }).toEqual({ action, events: told.events, ...facts(view, treats) });
    }
    for (const type of ['placed', 'figure', 'returned', 'score', 'turn', 'drawn', 'over']) expect([...met]).toContain(type);
    engine.close();
  });
