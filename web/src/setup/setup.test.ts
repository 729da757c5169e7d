import { expect, test } from 'vitest';
import type { MapOffer } from '../protocol/types';
import { can_lay, chips_laid, first_choice, usual_level, wish_of, with_levels, type Choice } from './choice';
import { idle_set, played_in } from './expansions';
import { faults, notes } from './faults';
import { BrokenLink, link_of, read_link } from './link';
import { count_of, own_mix, sets_of, with_expansions, with_set } from './mix';
import { order_sets, start_tile_of } from './sets';

const full: Choice = {
  map: 'iberia',
  starts: ['Madrid', 'Oporto'],
  start_tile: { at: 'Oporto', rot: 3 },
  chips: 'upgrades',
  by_hand: true,
  postman: false,
  fields: false,
  rules: ['inns', 'pig'],
  towns: ['cost', 'road_bonus'],
  tiles: { base: 2, inns_and_cathedrals: 1 },
  limit: 140,
  meeples: 12,
  players: [{ kind: 'here', name: '' }, { kind: 'friend' }, { kind: 'computer', level: 'easy' }],
  clock: { kind: 'game', seconds: 600, increment: 10, at_zero: 'computer' },
  coach: 'training',
  public: true,
};

test.each([full, first_choice(), { ...full, map: '', starts: [], start_tile: { rot: 0 }, chips: false, by_hand: false, tiles: {}, towns: [], clock: { kind: 'move', seconds: 86400, at_zero: 'move' } } as Choice])(
  'a link says the whole choice',
  (choice) => expect(read_link(new URLSearchParams(link_of(choice).toString()))).toEqual(choice),
);

test.each(['map=a/b', 'map=', 'chips=yes', 'chips=beer', 'laid=1', 'turn=4', 'towns=none', 'rules=pigs', 'rules=pig,pig', 'towns=cost,cost', 'tiles=base.0', 'tiles=base.10', 'tiles=base.1.2', 'limit=0', 'limit=251', 'limit=1e2', 'meeples=21',
  'players=', 'players=here,here,here,here,here,here,here', 'players=here,,friend', 'clock=move,30', 'clock=game,600,move', 'clock=move,0,move', 'clock=day,1,move', 'coach=none', 'coach=hint', 'public=2', 'colour=red', 'map=france&map=iberia'])(
  'a broken link is told: %s',
  (text) => expect(() => read_link(new URLSearchParams(text))).toThrow(BrokenLink),
);

test('what the server is asked for', () => {
  expect(wish_of(full)).toEqual({
    setup: { tiles: { base: 2, inns_and_cathedrals: 1 }, map: 'iberia', chips: 'upgrades', chips_laid: 'players', town_variants: ['cost', 'road_bonus'], starts: ['Madrid', 'Oporto'], start_tile: { at: 'Oporto', rot: 3 }, postman: false, fields: false, rules: ['inns'], tile_limit: 140, meeples: 12 },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'computer', level: 'easy' }],
    public: true,
    clock: { kind: 'game', seconds: 600, increment: 10, at_zero: 'computer' },
    coach: 'training',
  });
});

test('a link without tiles leaves them to the server', () => {
  for (const link of ['map=france', 'map=none&postman=0']) expect(wish_of(read_link(new URLSearchParams(link))).setup).not.toHaveProperty('tiles');
  expect(wish_of(read_link(new URLSearchParams('map=france&limit=80'))).setup).toMatchObject({ map: 'france', chips: true, postman: true, tile_limit: 80 });
  expect(wish_of(read_link(new URLSearchParams('map=france&tiles=base.2'))).setup.tiles).toEqual({ base: 2, postman: 1 }); // the postman brings his
});

test('what belongs to maps stays at home on the free table', () => {
  const { setup } = wish_of({ ...full, map: '', chips: true });
  expect(Object.keys(setup).sort()).toEqual(['fields', 'meeples', 'postman', 'rules', 'tile_limit', 'tiles']);
});

const SETS = { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1 };
const benelux = {
  id: 'benelux',
  recommended_tiles: [110, 120],
  recommended: { plain: { tiles: SETS }, postman: { tiles: { ...SETS, postman: 1 }, tile_limit: 115 } },
  starts: [{ id: 'Meppel' }, { id: 'Eindhoven' }, { id: 'Charleroi' }],
  starts_used: 2,
  chips: { rules: 'islands', laid: 20 },
  chip_rules: ['islands', 'upgrades'],
} as unknown as MapOffer;
const on_benelux = (choice: Partial<Choice> = {}): Choice => ({ ...first_choice(), map: 'benelux', ...choice });
const told = (choice: Partial<Choice>, map: MapOffer | null = null) => faults({ ...first_choice(), ...choice }, map).map(({ key }) => key);
const noted = (choice: Partial<Choice>) => notes(on_benelux(choice), benelux);

test('what cannot be played is found', () => {
  expect(told({})).toEqual([]); // nothing is known of the map
  expect(told({ map: 'benelux' }, benelux)).toEqual([]);
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
  expect(told({ limit: 33, starts: ['Meppel', 'Eindhoven', 'Charleroi'] }, benelux)).toEqual(['fault_islands']);
  expect(told({ limit: 2, chips: 'upgrades' }, benelux)).toEqual([]);
  expect(told({ limit: 1, chips: false }, benelux)).toEqual(['fault_few']);
  expect(told({ starts: ['Meppel'] }, benelux)).toEqual(['fault_starts']);
});

test('M2: the map recommends a mix, and anything else begins with it', () => {
  expect(count_of(on_benelux(), benelux)).toEqual({ all: 126, played: 115, river: 0 });
  expect(count_of(on_benelux({ postman: false }), benelux)).toEqual({ all: 114, played: 114, river: 0 });
  expect(count_of(on_benelux(), null).played).toBe(0); // until the map has come
  expect(sets_of(on_benelux({ map: '', postman: false }), null)).toEqual({ base: 1 });
  expect(count_of(on_benelux({ limit: 90 }), benelux).played).toBe(90);
  expect(own_mix(on_benelux(), benelux)).toEqual({ tiles: SETS, limit: 115 }); // the postman's come with him
  expect(with_set(on_benelux(), benelux, 'river_1', 1)).toMatchObject({ tiles: { ...SETS, river_1: 1 }, limit: 115 });
  expect(with_set(on_benelux({ postman: false }), benelux, 'inns_and_cathedrals', 0)).toMatchObject({ tiles: { base: 1, traders_and_builders: 1 }, limit: null });
  expect(with_expansions(on_benelux({ rules: ['inns'] }), benelux).tiles).toBeNull();
  expect(with_expansions(on_benelux({ map: '', rules: ['inns', 'abbot'] }), null).tiles).toEqual({ base: 1, inns_and_cathedrals: 1 });
});

test('what the sheets play otherwise is noted', () => {
  expect(noted({})).toEqual([]);
  expect(noted({ tiles: { base: 1 } })).toEqual([{ where: 'limit', key: 'note_tiles', values: { least: 110, most: 120, n: 84 } }]);
  expect(noted({ limit: 120 })).toEqual([]);
  expect(noted({ limit: 121 })).toMatchObject([{ key: 'note_tiles' }]);
  expect(noted({ starts: ['Meppel', 'Charleroi'] })).toEqual([]);
  expect(noted({ starts: ['Meppel', 'Eindhoven', 'Charleroi'] })).toEqual([{ where: 'starts', key: 'note_starts', values: { n: 2 } }]);
  expect(noted({ starts: ['Meppel', 'Eindhoven', 'Charleroi'], chips: false })).toEqual([]); // M3
  const six = Array.from({ length: 6 }, () => ({ kind: 'here' as const, name: '' }));
  expect(noted({ players: six })).toEqual([{ where: 'players', key: 'note_postmen', values: { n: 5 } }]);
  expect(noted({ players: six, postman: false })).toEqual([]);
});

test('C5, C6: chips are laid by hand where no squares are marked for them', () => {
  const marked = { ...benelux, chip_squares: {} };
  expect(can_lay(on_benelux(), benelux)).toBe(true);
  expect(can_lay(on_benelux({ chips: false }), benelux)).toBe(false);
  expect(can_lay(on_benelux(), marked)).toBe(false);
  expect(can_lay(on_benelux({ chips: 'upgrades' }), marked)).toBe(true);
  expect([true, 'islands', 'upgrades'].map((chips) => chips_laid({ chips } as Choice, benelux))).toEqual([20, 20, 30]);
  expect(wish_of(on_benelux({ chips: false, by_hand: true })).setup).not.toHaveProperty('chips_laid');
});

test('a river is played everywhere, a pig with fields', () => {
  const all: Choice = { ...full, limit: null, fields: true, tiles: { base: 1, river_1: 1, river_2: 1 } };
  for (const map of ['', 'iberia']) expect(wish_of({ ...all, map }).setup).toMatchObject({ tiles: { base: 1, river_1: 1, river_2: 1 }, rules: ['inns', 'pig'] });
  expect(count_of(all, null)).toEqual({ all: 72 + 22, played: 72 + 22, river: 22 });
  expect(start_tile_of(all.tiles!)).toBe('river_1/s');
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
