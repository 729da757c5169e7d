// The expansions that may be played with their rules: which rules each has, and the tiles that go with them.
import type { Setup, Rule } from '../protocol/types';
import { is_river } from './sets';

export const EXPANSIONS = {
  inns: { rules: ['large_meeple', 'inns', 'cathedrals'], set: 'inns_and_cathedrals', on_tiles: ['inns', 'cathedrals'] },
  traders: { rules: ['builder', 'pig', 'trade_goods'], set: 'traders_and_builders', on_tiles: ['trade_goods'] },
  abbot: { rules: ['abbot'], set: null, on_tiles: [] }, // gardens lie in the base game
} as const satisfies Record<string, { rules: Rule[]; set: string | null; on_tiles: Rule[] }>; // `on_tiles`: nothing without them
export type Expansion = keyof typeof EXPANSIONS;
export const ALL = Object.keys(EXPANSIONS) as Expansion[];
export const RULES: Rule[] = ALL.flatMap((expansion): readonly Rule[] => EXPANSIONS[expansion].rules);
export const RIVERS = ['river_1', 'river_2'] as const;

export const plays = (rules: readonly Rule[], expansion: Expansion): boolean => EXPANSIONS[expansion].rules.some((rule) => rules.includes(rule));

// In their order, each once.
export const in_order = (rules: readonly Rule[]): Rule[] => RULES.filter((rule) => rules.includes(rule));

// Tiles that are only tiles: nothing of their expansion is played.
export function idle_set(set: string, rules: readonly Rule[]): boolean {
  const expansion = ALL.find((each) => EXPANSIONS[each].set === set);
  return expansion !== undefined && !plays(rules, expansion);
}

// What a game has besides its map: for its title.
export function played_in({ rules = [], tiles = {} }: Pick<Setup, 'rules' | 'tiles'>): (Expansion | 'river')[] {
  return [...ALL.filter((expansion) => plays(rules, expansion)), ...(Object.keys(tiles).some(is_river) ? ['river' as const] : [])];
}
