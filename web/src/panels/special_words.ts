// What is special in a game, in words, with a picture and the topic that explains it.
import type { Picture } from '../decide/plan';
import type { Topic } from '../help/topics';
import type { IconName } from '../look/Icon.svelte';
import { map_name } from '../look/maps';
import { list, t, type Key } from '../text/text.svelte';
import type { Special } from './specials';

export interface SpecialWords {
  name: string;
  line: string; // what it means, shortly
  topic: Topic;
  picture: (seat: number) => Picture | { icon: IconName };
}

const figure = (kind: Extract<Picture, { figure: unknown }>['figure'], chip = false) => (seat: number): Picture => ({ figure: kind, player: seat, chip });
const drawn = (picture: Picture | { icon: IconName }) => () => picture;
const A_CHIP = drawn({ chip: { colour: 'orange', value: 2 } });

const ABOUT: Record<Special['key'], Pick<SpecialWords, 'topic' | 'picture'> & { name: Key; line: Key }> = {
  upgrades: { topic: 'upgrades', name: 'special_upgrades', line: 'about_upgrades', picture: figure('meeple', true) },
  wine: { topic: 'wine', name: 'special_wine', line: 'about_wine', picture: A_CHIP },
  islands: { topic: 'islands', name: 'special_islands', line: 'about_islands', picture: A_CHIP },
  isle_of_man: { topic: 'isle_of_man', name: 'special_isle_of_man', line: 'about_isle_of_man', picture: figure('meeple') },
  treats: { topic: 'treats', name: 'special_treats', line: 'about_treats', picture: A_CHIP },
  by_hand: { topic: 'chips', name: 'special_by_hand', line: 'special_by_hand_line', picture: drawn({ icon: 'hand' }) },
  postman: { topic: 'postman', name: 'special_postman', line: 'about_postman', picture: figure('postman') },
  large_meeple: { topic: 'large_meeple', name: 'rule_large_meeple', line: 'about_large_meeple', picture: figure('large') },
  inns: { topic: 'inns', name: 'rule_inns', line: 'about_inns', picture: drawn({ tile: 'inns_and_cathedrals/Rr.i' }) },
  cathedrals: { topic: 'cathedrals', name: 'rule_cathedrals', line: 'about_cathedrals', picture: drawn({ tile: 'inns_and_cathedrals/Cccc.c' }) },
  builder: { topic: 'builder', name: 'rule_builder', line: 'about_builder', picture: figure('builder') },
  pig: { topic: 'pig', name: 'rule_pig', line: 'about_pig', picture: figure('pig') },
  trade_goods: { topic: 'trade_goods', name: 'rule_trade_goods', line: 'about_trade_goods', picture: drawn({ goods: 'wine' }) },
  abbot: { topic: 'abbot', name: 'rule_abbot', line: 'about_abbot', picture: figure('abbot') },
  river: { topic: 'river', name: 'special_river', line: 'special_river_line', picture: drawn({ tile: 'river_1/RIrI' }) },
  extra_tile: { topic: 'towns', name: 'special_extra_tile', line: 'town_extra_tile_line', picture: drawn({ icon: 'tiles' }) },
  cost: { topic: 'towns', name: 'special_cost', line: 'town_cost_line', picture: drawn({ icon: 'minus' }) },
  road_bonus: { topic: 'towns', name: 'special_road_bonus', line: 'town_road_bonus_line', picture: drawn({ icon: 'plus' }) },
  no_fields: { topic: 'fields', name: 'special_no_fields', line: 'no_fields', picture: drawn({ icon: 'cross' }) },
  meeples: { topic: 'turn', name: 'special_meeples', line: 'special_meeples_line', picture: figure('meeple') },
  tiles_only: { topic: 'expansions', name: 'special_tiles_only', line: 'special_tiles_only_line', picture: drawn({ icon: 'tiles' }) },
};

// "Inns & Cathedrals", where this page knows the set.
const SET_NAMES: Record<string, Key> = { inns_and_cathedrals: 'set_inns_and_cathedrals', traders_and_builders: 'set_traders_and_builders' };
const set_name = (set: string) => (SET_NAMES[set] ? t(SET_NAMES[set]) : set);

export function special_words(special: Special): SpecialWords {
  const { topic, picture, name, line } = ABOUT[special.key];
  const values = {
    ...('n' in special && { n: special.n, usual: special.usual }),
    ...('sets' in special && { sets: list(special.sets.map(set_name)) }),
  };
  const said = t(line, values);
  return {
    name: t(name, values),
    line: 'of' in special && special.of ? t('special_of', { line: said, map: map_name(special.of) }) : said,
    topic,
    picture,
  };
}
