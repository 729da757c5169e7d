// What is played besides the plain game: everybody at the table is told, before the game and while it is played.
import type { ChipRules, MapData, Rule, Setup } from '../protocol/types';
import { idle_set, in_order } from '../setup/expansions';
import { is_river } from '../setup/sets';

type Town = NonNullable<Setup['town_variants']>[number];
export type Special =
  | { key: ChipRules; of?: string } // the map whose chip rules these are, where another one is played (C6)
  | { key: 'by_hand' | 'postman' | 'river' | 'no_fields' | Rule | Town }
  | { key: 'meeples'; n: number; usual: number }
  | { key: 'tiles_only'; sets: string[] };

const HOME: Record<ChipRules, string> = { wine: 'france', islands: 'benelux', isle_of_man: 'great_britain', treats: 'iberia', upgrades: 'deutschland' };

// Which maps have chips, and what they are good for, only the map tells.
function chip_rules({ map: here, chips }: Setup, map: Pick<MapData, 'chips'> | null): Special[] {
  const key = chips === true ? map?.chips?.rules : chips || undefined;
  if (!key) return [];
  return [key === map?.chips?.rules || HOME[key] === here ? { key } : { key, of: HOME[key] }];
}

export const usual_meeples = ({ map }: Setup): number => (map ? 9 : 7); // B1, M2

export function specials(setup: Setup, map: Pick<MapData, 'chips'> | null): Special[] {
  const { tiles = {}, rules = [], town_variants = [], meeples } = setup;
  const usual = usual_meeples(setup);
  const idle = Object.keys(tiles).filter((set) => idle_set(set, rules));
  return [
    ...chip_rules(setup, map),
    ...(setup.chips && setup.chips_laid === 'players' ? [{ key: 'by_hand' as const }] : []),
    ...(setup.postman ? [{ key: 'postman' as const }] : []),
    ...in_order(rules).map((key) => ({ key })),
    ...(Object.keys(tiles).some(is_river) ? [{ key: 'river' as const }] : []),
    ...town_variants.map((key) => ({ key })),
    ...(setup.fields === false ? [{ key: 'no_fields' as const }] : []),
    ...(meeples !== undefined && meeples !== usual ? [{ key: 'meeples' as const, n: meeples, usual }] : []),
    ...(idle.length ? [{ key: 'tiles_only' as const, sets: idle }] : []),
  ];
}
