// What is played besides the plain game: everybody at the table is told, before the game and while it is played.
import type { ChipRules, MapData, Rule, Setup } from '../protocol/types';
import { CHIP_HOME, chip_rules_of, usual_meeples } from '../setup/choice';
import { idle_set, in_order } from '../setup/expansions';
import { is_river } from '../setup/sets';

type Town = NonNullable<Setup['town_variants']>[number];
export type Special =
  | { key: ChipRules; of?: string } // the map whose chip rules these are, where another one is played (C6)
  | { key: 'by_hand' | 'postman' | 'river' | 'no_fields' | Rule | Town }
  | { key: 'meeples'; n: number; usual: number }
  | { key: 'tiles_only'; sets: string[] };

// Which maps have chips, and what they are good for, only the map tells.
function chip_rules({ map: here, chips = false }: Setup, map: Pick<MapData, 'chips'> | null): Special[] {
  const key = chip_rules_of({ chips }, map);
  if (!key) return [];
  return [key === map?.chips?.rules || CHIP_HOME[key] === here ? { key } : { key, of: CHIP_HOME[key] }];
}

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
