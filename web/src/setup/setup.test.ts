import { expect, test } from 'vitest';
import type { MapData } from '../protocol/types';
import { all_tiles, faults, first_choice, order_sets, usual_level, wish_of, with_levels, type Choice } from './choice';
import { idle_set, played_in } from './expansions';
import { BrokenLink, link_of, read_link } from './link';

const full: Choice = {
  map: 'iberia',
  starts: ['Madrid', 'Oporto'],
  chips: false,
  postman: false,
  fields: false,
  rules: ['inns', 'pig'],
  towns: ['cost', 'road_bonus'],
  tiles: { base: 2, inns_and_cathedrals: 1 },
  limit: 140,
  meeples: 12,
  players: [{ kind: 'here', name: '' }, { kind: 'friend' }, { kind: 'computer', level: 'easy' }],
  clock: { kind: 'game', seconds: 600, increment: 10, at_zero: 'computer' },
  public: true,
};

test.each([full, first_choice(), { ...full, map: '', starts: [], towns: [], clock: { kind: 'move', seconds: 86400, at_zero: 'move' } } as Choice])(
  'a link says the whole choice',
  (choice) => expect(read_link(new URLSearchParams(link_of(choice).toString()))).toEqual(choice),
);

test.each(['map=a/b', 'map=', 'chips=yes', 'towns=none', 'rules=pigs', 'rules=pig,pig', 'towns=cost,cost', 'tiles=base.0', 'tiles=base.10', 'tiles=base.1.2', 'limit=0', 'limit=251', 'limit=1e2', 'meeples=21',
  'players=', 'players=here,here,here,here,here,here,here', 'players=here,,friend', 'clock=move,30', 'clock=game,600,move', 'clock=move,0,move', 'clock=day,1,move', 'public=2', 'colour=red', 'map=france&map=iberia'])(
  'a broken link is told: %s',
  (text) => expect(() => read_link(new URLSearchParams(text))).toThrow(BrokenLink),
);

test('what the server is asked for', () => {
  expect(wish_of(full)).toEqual({
    setup: { tiles: { base: 2, inns_and_cathedrals: 1 }, map: 'iberia', chips: false, town_variants: ['cost', 'road_bonus'], starts: ['Madrid', 'Oporto'], postman: false, fields: false, rules: ['inns'], tile_limit: 140, meeples: 12 },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'computer', level: 'easy' }],
    public: true,
    clock: { kind: 'game', seconds: 600, increment: 10, at_zero: 'computer' },
  });
});

test('what belongs to maps stays at home on the free table', () => {
  const { setup } = wish_of({ ...full, map: '', chips: true });
  expect(Object.keys(setup).sort()).toEqual(['fields', 'meeples', 'postman', 'rules', 'tile_limit', 'tiles']);
});

const benelux = { starts_used: 2, chips: { rules: 'islands', laid: 20 } } as MapData;
const told = (choice: Partial<Choice>, map: MapData | null = null) => faults({ ...first_choice(), ...choice }, map).map(({ key }) => key);

test('what cannot be played is found', () => {
  expect(told({})).toEqual([]);
  expect(told({ players: [{ kind: 'friend' }] })).toEqual(['fault_nobody']);
  expect(told({ tiles: {}, postman: false })).toEqual(['fault_none']);
  expect(told({ tiles: { base: 1, base_c2_gardens: 1 } })).toEqual(['fault_same']);
  expect(told({ tiles: { base: 1, base_c2_gardens: 1 }, rules: ['abbot'] })).toEqual([]);
  expect(told({ map: '', tiles: { base: 1, river_1: 1, river_2: 1 }, limit: 21 })).toEqual(['fault_river']);
  expect(told({ map: '', tiles: { base: 1, river_1: 1, river_2: 1 }, limit: 22 })).toEqual([]);
  expect(told({ map: '', tiles: { base: 3 } })).toEqual(['fault_many']);
  expect(told({ map: '', tiles: { base: 3 }, limit: 170 })).toEqual([]);
  expect(told({ tiles: { base: 3 } })).toEqual([]);
  expect(told({ tiles: { base: 4 } })).toEqual(['fault_many']);
  expect(told({ limit: 32 }, benelux)).toEqual(['fault_islands']);
  expect(told({ limit: 33 }, benelux)).toEqual([]);
  expect(told({ limit: 1, chips: false }, benelux)).toEqual(['fault_few']);
  expect(told({ starts: ['Meppel'] }, benelux)).toEqual(['fault_starts']);
});

test('a river is played on the free table, a pig with fields', () => {
  const all: Choice = { ...full, limit: null, fields: true, tiles: { base: 1, river_1: 1, river_2: 1 } };
  expect(wish_of(all).setup).toMatchObject({ tiles: { base: 1 }, rules: ['inns', 'pig'] });
  expect(all_tiles(all)).toBe(72);
  expect(wish_of({ ...all, map: '' }).setup.tiles).toEqual({ base: 1, river_1: 1, river_2: 1 });
  expect(all_tiles({ ...all, map: '' })).toBe(72 + 22);
  expect(wish_of({ ...all, fields: false }).setup.rules).toEqual(['inns']);
  expect(wish_of({ ...all, rules: [] }).setup).not.toHaveProperty('rules');
});

test('what a game plays of the expansions', () => {
  expect(played_in({})).toEqual([]);
  expect(played_in({ rules: ['pig', 'abbot'], tiles: { base: 1, river_2: 1 } })).toEqual(['traders', 'abbot', 'river']);
  expect(idle_set('inns_and_cathedrals', ['builder'])).toBe(true);
  expect(idle_set('inns_and_cathedrals', ['large_meeple'])).toBe(false);
  expect(idle_set('base', [])).toBe(false);
});

test('levels this server does not know become its usual one', () => {
  const levels = ['random', 'easy', 'medium', 'hard', 'expert'];
  expect(usual_level(levels)).toBe('medium');
  expect(usual_level(['random', 'greedy'])).toBe('greedy');
  expect(with_levels({ ...full, players: [{ kind: 'computer', level: 'greedy' }, { kind: 'computer', level: 'hard' }] }, levels).players).toEqual([
    { kind: 'computer', level: 'medium' },
    { kind: 'computer', level: 'hard' },
  ]);
});

test('tile sets come in a known order, others after them', () => {
  expect(order_sets(['mine', 'postman', 'base'])).toEqual(['base', 'postman', 'mine']);
});
