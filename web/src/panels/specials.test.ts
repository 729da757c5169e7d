import { expect, test } from 'vitest';
import { specials } from './specials';

const MAP = { chips: { rules: 'upgrades' as const, laid: 30 } };
const EVERYTHING = {
  map: 'deutschland', chips: true, chips_laid: 'players' as const, postman: true, fields: false, meeples: 5,
  tiles: { base: 1, river_1: 1, inns_and_cathedrals: 1, traders_and_builders: 1 }, rules: ['builder' as const], town_variants: ['cost' as const, 'road_bonus' as const],
};

test('a plain game has nothing special, nor one with the usual number of meeples', () => {
  expect(specials({ tiles: { base: 1 } }, null)).toEqual([]);
  expect(specials({ map: 'deutschland', meeples: 9, chips: false, chips_laid: 'players', town_variants: [], fields: true }, MAP)).toEqual([]);
});

test('all that is special is told: chips, who lays them, postman, expansions, river, towns, fields, meeples', () => {
  expect(specials(EVERYTHING, MAP)).toEqual([
    { key: 'upgrades' }, { key: 'by_hand' }, { key: 'postman' }, { key: 'builder' }, { key: 'river' }, { key: 'cost' }, { key: 'road_bonus' }, { key: 'no_fields' },
    { key: 'meeples', n: 5, usual: 9 }, { key: 'tiles_only', sets: ['inns_and_cathedrals'] },
  ]);
});

test('C6: chip rules of another map are told with the map they come from', () => {
  expect(specials({ map: 'deutschland', chips: 'isle_of_man' }, MAP)).toEqual([{ key: 'isle_of_man', of: 'great_britain' }]);
  expect(specials({ map: 'deutschland', chips: 'upgrades' }, MAP)).toEqual([{ key: 'upgrades' }]);
  expect(specials({ map: 'deutschland', chips: true }, null)).toEqual([]); // until the map has come
});
