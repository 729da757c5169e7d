// A game before it begins, as whoever makes it chooses it.
import type { ChipRules, Clock, CoachHelp, MapData, MapOffer, Rule, StartTile, TableWish } from '../protocol/types';
import { in_order } from './expansions';

export const MOST_PLAYERS = 6;
export const MOST_COPIES = 9;
export const MOST_MEEPLES = 20;
export const TOWNS = ['extra_tile', 'cost', 'road_bonus'] as const;
export const CHIP_RULES = ['wine', 'islands', 'isle_of_man', 'treats', 'upgrades'] as const satisfies ChipRules[];
export const COACHES = ['hints', 'training'] as const satisfies CoachHelp[];
export type Town = (typeof TOWNS)[number];

export type Seating =
  | { kind: 'here'; name: string } // at this device; the first one's name is the visitor's
  | { kind: 'friend' }
  | { kind: 'computer'; level: string };

export interface Choice {
  map: string; // "" is the free table
  starts: string[]; // none: by chance
  start_tile: StartTile; // empty: on the first, as it fits
  chips: boolean | ChipRules; // true: the map's own
  by_hand: boolean; // the players lay the chips
  postman: boolean;
  fields: boolean;
  rules: Rule[]; // of expansions
  towns: Town[];
  tiles: Record<string, number> | null; // null: as the map recommends; on the free table the base game
  limit: number | null; // of tiles; null: all, or as the map recommends
  meeples: number | null; // null: as many as usual
  players: Seating[];
  clock: Clock | null;
  coach: CoachHelp | null; // who helps at the table; null: nobody
  public: boolean;
}

export function first_choice(): Choice {
  return {
    map: 'deutschland',
    starts: [],
    start_tile: {},
    chips: true,
    by_hand: false,
    postman: true,
    fields: true,
    rules: [],
    towns: [],
    tiles: null,
    limit: null,
    meeples: null,
    players: [{ kind: 'here', name: '' }, { kind: 'computer', level: '' }],
    clock: null,
    coach: null,
    public: false,
  };
}

export const usual_meeples = ({ map }: { map?: string }): number => (map ? 9 : 7); // B1, M2

// Others come to the table, from elsewhere.
export const is_shared = (choice: Pick<Choice, 'public' | 'players'>): boolean => choice.public || choice.players.some(({ kind }) => kind === 'friend');

// A pig has nothing to do without fields.
export function rules_of({ rules, fields }: Choice): Rule[] {
  return in_order(rules).filter((rule) => fields || rule !== 'pig');
}

// The maps whose own they are.
export const CHIP_HOME: Record<ChipRules, string> = { wine: 'france', islands: 'benelux', isle_of_man: 'great_britain', treats: 'iberia', upgrades: 'deutschland' };

// Which chip rules are played on the map.
export function chip_rules_of({ chips }: Pick<Choice, 'chips'>, map: Pick<MapData, 'chips'> | null): ChipRules | undefined {
  return chips === true ? map?.chips?.rules : chips || undefined;
}

const CHIPS = 30;
const ISLAND_CHIPS = 20; // the others leave the game unseen

// How many chips are laid.
export function chips_laid(choice: Pick<Choice, 'chips'>, map: MapData | null): number {
  const rules = chip_rules_of(choice, map);
  if (rules === map?.chips?.rules) return map?.chips?.laid ?? 0;
  return rules === 'islands' ? ISLAND_CHIPS : CHIPS;
}

// Marked squares leave nothing to choose (GB1).
export function can_lay(choice: Choice, map: MapOffer | null): boolean {
  const rules = chip_rules_of(choice, map);
  return rules !== undefined && !(rules === map?.chips?.rules && map?.chip_squares);
}

// What the server is asked for. What it is not told it decides: the mix of tiles, the start squares.
export function wish_of(choice: Choice): TableWish {
  const on_map = choice.map !== '';
  const rules = rules_of(choice);
  const { tiles, postman } = choice;
  return {
    setup: {
      ...(tiles && { tiles: postman ? { ...tiles, postman: tiles['postman'] ?? 1 } : tiles }),
      ...(choice.limit !== null && { tile_limit: choice.limit }),
      ...(on_map && { map: choice.map, chips: choice.chips, town_variants: choice.towns }),
      ...(on_map && choice.chips && choice.by_hand && { chips_laid: 'players' as const }),
      ...(on_map && choice.starts.length && { starts: choice.starts }),
      ...(on_map && Object.keys(choice.start_tile).length && { start_tile: choice.start_tile }),
      postman,
      fields: choice.fields,
      ...(rules.length && { rules }),
      ...(choice.meeples !== null && { meeples: choice.meeples }),
    },
    seats: choice.players.map((player) => (player.kind === 'computer' ? player : { kind: 'person' })),
    public: choice.public,
    ...(choice.clock && { clock: choice.clock }),
    ...(choice.coach && { coach: choice.coach }),
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
