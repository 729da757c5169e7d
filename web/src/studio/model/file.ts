// A map file as a value (docs/maps.md), and what can be asked of its squares and sides. Nothing here changes a map.
import type { ChipRules, Colour, Spot } from '../../protocol/types';
import type { Language } from '../../text/languages';

export type { ChipRules, Colour, Spot };
export type Name = string | Partial<Record<Language, string>>;
export type Ground = '.' | '#' | 'o' | '*' | '@' | '~' | 'i';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Square = [number, number];
export interface SideAt {
  at: Square;
  side: Side;
}
export interface Town {
  id: string;
  name: Name;
  at: Square;
  pos?: Spot;
  grape?: Colour;
}
export interface LargeCity {
  id: string;
  name: Name;
  squares: Square[];
  open: SideAt[];
  coats: number;
  pos?: Spot;
}
export interface Border extends SideAt {
  kind: 'road' | 'city';
  coats: number;
  to: Name;
  place?: Name;
}
export interface Ferry {
  name: Name;
  coats: number;
  ends: [SideAt, SideAt];
  path?: Spot[];
}
export interface Wave {
  name: Name;
  at: Square;
}
export interface IslandSquare {
  name: Name;
  at: Square;
  coats: number;
}
export interface StackIsland {
  name: Name;
  colour: Colour;
  stacks: [Spot, Spot];
  ring: Spot[];
}
export interface MapFile {
  format: 'mappa-map';
  version: 1;
  id: string;
  name: Name;
  recommended_tiles: [number, number];
  width: number;
  height: number;
  rows: string[];
  towns: Town[];
  starts: { id: string; at: Square }[];
  starts_used: number;
  large_cities: LargeCity[];
  borders: Border[];
  ferries: Ferry[];
  waves: Wave[];
  islands: (IslandSquare | StackIsland)[];
  chips?: { rules: ChipRules; laid: number };
  chip_squares?: Partial<Record<Colour, Square[]>>;
  tracks?: Partial<Record<Colour, [number, number]>>;
  isle_of_man?: { name: Name; at: Spot };
  frame: [number, number, number, number];
  outline: Spot[][];
  inner_borders: Spot[][];
  lakes: { name: Name; ring: Spot[] }[];
  neighbours: { name: Name; label: Spot; rings: Spot[][] }[];
}

// A map while it is worked on: `origin` is where the square lies that was [0,0] when work began, since the grid grows to all
// sides.
export interface Sheet extends MapFile {
  origin: Spot;
}

export const SIDES: Side[] = ['N', 'E', 'S', 'W'];
export const COLOURS: Colour[] = ['purple', 'blue', 'orange'];
export const CHIP_RULES: ChipRules[] = ['wine', 'islands', 'isle_of_man', 'treats', 'upgrades'];
export const MOST = { side: 32, starts: 8, coats: 4, chips: 30, chips_of_colour: 10, bytes: 100 };

const STEP: Record<Side, Square> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const beyond = ({ at, side }: SideAt): Square => [at[0] + STEP[side][0], at[1] + STEP[side][1]];
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
export const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
export const same_side = (a: SideAt, b: SideAt): boolean => a.side === b.side && same(a.at, b.at);
export const touch = (a: Square, b: Square): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
export const has = (squares: Square[], at: Square): boolean => squares.some((each) => same(each, at));
export const sides_of = (at: Square): SideAt[] => SIDES.map((side) => ({ at, side }));
export const middle = ([x, y]: Square): Spot => [x + 0.5, y + 0.5];
// Between a square and the one beyond.
export function side_middle(side: SideAt): Spot {
  const [a, b] = [middle(side.at), middle(beyond(side))];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

type Grid = Pick<MapFile, 'rows'>;
export const ground = (map: Grid, [x, y]: Square): Ground => (map.rows[y]?.[x] ?? '.') as Ground;
export const takes_tile = (letter: Ground): boolean => letter === '#' || letter === 'o' || letter === '*' || letter === 'i';
export const is_land = (letter: Ground): boolean => letter !== '.' && letter !== '~';
// Beyond it the board ends.
export const is_coast = (map: Grid, side: SideAt): boolean => takes_tile(ground(map, side.at)) && !is_land(ground(map, beyond(side)));

export function squares_of(map: Grid): Square[] {
  return map.rows.flatMap((row, y) => [...row].map((_, x): Square => [x, y]));
}
export const tile_squares = (map: Grid): number => squares_of(map).filter((at) => takes_tile(ground(map, at))).length;

export const is_stacks = (island: IslandSquare | StackIsland): island is StackIsland => 'colour' in island;
export const island_squares = (map: MapFile): IslandSquare[] => map.islands.filter((each): each is IslandSquare => !is_stacks(each));
export const stack_islands = (map: MapFile): StackIsland[] => map.islands.filter(is_stacks);
export const town_at = (map: MapFile, at: Square): Town | undefined => map.towns.find((town) => same(town.at, at));
export const city_at = (map: MapFile, at: Square): LargeCity | undefined => map.large_cities.find(({ squares }) => has(squares, at));
export const is_start = (map: MapFile, at: Square): boolean => map.starts.some((start) => same(start.at, at));

// The file itself, to be handed on.
export function file_of({ origin: _, ...map }: Sheet): MapFile {
  return map;
}
