// A game before it begins, as whoever makes it chooses it.
import type { Clock, MapData, Rule, TableWish } from '../protocol/types';
import { in_order } from './expansions';
import { is_river, known_set, SETS, tiles_of, WITH_GARDENS } from './sets';

export const MOST_PLAYERS = 6;
export const MOST_TILES = 170; // on the free table
export const MOST_DRAWN = 250; // on a map, where not all find room
export const MOST_COPIES = 9;
export const MOST_MEEPLES = 20;
export const TOWNS = ['extra_tile', 'cost', 'road_bonus'] as const;
export type Town = (typeof TOWNS)[number];

export type Seating =
  | { kind: 'here'; name: string } // at this device; the first one's name is the visitor's
  | { kind: 'friend' }
  | { kind: 'computer'; level: string };

export interface Choice {
  map: string; // "" is the free table
  starts: string[]; // none: by chance
  chips: boolean;
  postman: boolean;
  fields: boolean;
  rules: Rule[]; // of expansions
  towns: Town[];
  tiles: Record<string, number>;
  limit: number | null; // of tiles
  meeples: number | null; // null: as many as usual
  players: Seating[];
  clock: Clock | null;
  public: boolean;
}

export function first_choice(): Choice {
  return {
    map: 'deutschland',
    starts: [],
    chips: true,
    postman: true,
    fields: true,
    rules: [],
    towns: [],
    tiles: { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1, postman: 1 },
    limit: null,
    meeples: null,
    players: [{ kind: 'here', name: '' }, { kind: 'computer', level: '' }],
    clock: null,
    public: false,
  };
}

export const usual_meeples = (choice: Choice): number => (choice.map ? 9 : 7);

// The postman brings his tiles along; rivers stay at home on a map.
export function sets_of({ map, postman, tiles }: Choice): Record<string, number> {
  const sets = Object.fromEntries(Object.entries(tiles).filter(([set]) => !map || !is_river(set)));
  return postman ? { ...sets, postman: tiles['postman'] ?? 1 } : sets;
}

// A pig has nothing to do without fields.
export function rules_of({ rules, fields }: Choice): Rule[] {
  return in_order(rules).filter((rule) => fields || rule !== 'pig');
}

export function all_tiles(choice: Choice): number {
  return tiles_of(sets_of(choice));
}
export function river_tiles(choice: Choice): number {
  return tiles_of(Object.fromEntries(Object.entries(sets_of(choice)).filter(([set]) => is_river(set))));
}
export function played_tiles(choice: Choice): number {
  return Math.min(all_tiles(choice), choice.limit ?? Infinity);
}

export const most_tiles = ({ map }: Pick<Choice, 'map'>): number => (map ? MOST_DRAWN : MOST_TILES);

// What cannot be played, and where on the page that belongs.
export interface Fault {
  where: 'players' | 'tiles' | 'limit' | 'starts';
  key: 'fault_nobody' | 'fault_same' | 'fault_none' | 'fault_river' | 'fault_many' | 'fault_few' | 'fault_islands' | 'fault_starts';
  n?: number;
}

const ISLAND_TILES = 30; // in the stacks on the islands

export function faults(choice: Choice, map: MapData | null): Fault[] {
  const found: Fault[] = [];
  const sets = Object.keys(sets_of(choice));
  const tiles = played_tiles(choice);
  const river = river_tiles(choice);
  if (!choice.players.some(({ kind }) => kind === 'here')) found.push({ where: 'players', key: 'fault_nobody' });
  if (!sets.length) found.push({ where: 'tiles', key: 'fault_none' });
  if (sets.includes('base') && sets.includes(WITH_GARDENS) && !choice.rules.includes('abbot')) found.push({ where: 'tiles', key: 'fault_same' });
  if (tiles < river) found.push({ where: 'limit', key: 'fault_river', n: river });
  const most = most_tiles(choice);
  if (tiles > most) found.push({ where: 'limit', key: 'fault_many', n: most });
  if (map && sets.every(known_set)) {
    const islands = choice.chips && map.chips?.rules === 'islands';
    const least = islands ? ISLAND_TILES + map.starts_used + 1 : map.starts_used;
    if (tiles < least) found.push({ where: 'limit', key: islands ? 'fault_islands' : 'fault_few', n: least });
    if (choice.starts.length && choice.starts.length !== map.starts_used) found.push({ where: 'starts', key: 'fault_starts', n: map.starts_used });
  }
  return found;
}

// What the server is asked for.
export function wish_of(choice: Choice): TableWish {
  const on_map = choice.map !== '';
  const rules = rules_of(choice);
  return {
    setup: {
      tiles: sets_of(choice),
      ...(on_map && { map: choice.map, chips: choice.chips, town_variants: choice.towns }),
      ...(on_map && choice.starts.length && { starts: choice.starts }),
      postman: choice.postman,
      fields: choice.fields,
      ...(rules.length && { rules }),
      ...(choice.limit !== null && { tile_limit: choice.limit }),
      ...(choice.meeples !== null && { meeples: choice.meeples }),
    },
    seats: choice.players.map((player) => (player.kind === 'computer' ? player : { kind: 'person' })),
    public: choice.public,
    ...(choice.clock && { clock: choice.clock }),
  };
}

// Levels have other names on other servers: whom this one does not know, its usual player takes the place of.
export function with_levels(choice: Choice, levels: string[]): Choice {
  const players = choice.players.map((player) =>
    player.kind === 'computer' && !levels.includes(player.level) ? { ...player, level: usual_level(levels) } : player,
  );
  return { ...choice, players };
}

// Neither the weakest nor, where there are several, the strongest.
export function usual_level(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? '';
}

// Sets that this page knows first, in their order.
export function order_sets(sets: string[]): string[] {
  const known = Object.keys(SETS);
  return [...known.filter((set) => sets.includes(set)), ...sets.filter((set) => !known.includes(set))];
}
