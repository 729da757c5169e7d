// The tile sets that come with the program: how many tiles, and three of them to show.
interface TileSet {
  tiles: number;
  shown: string[];
  river?: boolean; // played by the river's rules
}

export const WITH_GARDENS = 'base_c2_gardens'; // comes with the abbot, instead of the base game

export const SETS: Record<string, TileSet> = {
  base: { tiles: 72, shown: ['base/CRRR', 'base/RrC', 'base/LR'] },
  inns_and_cathedrals: { tiles: 18, shown: ['inns_and_cathedrals/RFr.iG', 'inns_and_cathedrals/CRcR+', 'inns_and_cathedrals/Cccc.c'] },
  traders_and_builders: { tiles: 24, shown: ['traders_and_builders/RRrr', 'traders_and_builders/CcR.cG', 'traders_and_builders/CFc.w'] },
  postman: { tiles: 12, shown: ['postman/RRR', 'postman/CCRr', 'postman/CR'] },
  base_c2_gardens: { tiles: 72, shown: ['base/CG', 'base/RFrG', 'base/CcG'] },
  river_1: { tiles: 12, shown: ['river_1/CICI', 'river_1/RIrI', 'river_1/IFI'], river: true },
  river_2: { tiles: 12, shown: ['river_2/IFC', 'river_2/RIrI', 'river_2/III'], river: true },
};

export const known_set = (set: string): boolean => Object.hasOwn(SETS, set);
export const tiles_in = (set: string): number => SETS[set]?.tiles ?? 0;
export const is_river = (set: string): boolean => !!SETS[set]?.river;

// How many tiles copies of sets have. A river has one spring and one lake, whatever sets it comes from.
export function tiles_of(sets: Record<string, number>): number {
  const rivers = Object.entries(sets).reduce((sum, [set, copies]) => sum + (is_river(set) ? copies : 0), 0);
  const all = Object.entries(sets).reduce((sum, [set, copies]) => sum + copies * tiles_in(set), 0);
  return all - ENDS * Math.max(0, rivers - 1);
}
const ENDS = 2;

// The tile that lies first: a river's spring.
export function start_tile_of(sets: Record<string, number>): string {
  const river = Object.keys(sets).find(is_river);
  return river ? `${river}/s` : 'base/RCr.start';
}

// Sets that this page knows first, in their order.
export function order_sets(sets: string[]): string[] {
  const known = Object.keys(SETS);
  return [...known.filter((set) => sets.includes(set)), ...sets.filter((set) => !known.includes(set))];
}
