// What to do about a fault that the program found, where that is clear.
import { ferry } from './coasts';
import {
  beyond, city_at, ground, has, is_coast, same, side_middle, sides_of, squares_of, takes_tile, touch, type LargeCity, type Sheet, type Side, type SideAt, type Square,
} from './file';
import type { Given } from './names';
import { recommended, settle } from './settle';
import { tidy } from './tidy';

export interface Fault {
  key: string;
  text: string; // in English, for what the page has no words for
  at?: Square;
  side?: Side;
  list?: string;
  entry?: number;
  values?: Record<string, number>;
}

// Squares that can be reached from one without a ferry of their own.
function region(sheet: Sheet, from: Square): Square[] {
  const seen: Square[] = [from];
  const add = (at: Square) => {
    if (takes_tile(ground(sheet, at)) && !has(seen, at)) seen.push(at);
  };
  for (const at of seen) {
    for (const side of sides_of(at)) {
      add(beyond(side));
      const city = city_at(sheet, beyond(side));
      if (city) city.squares.flatMap(sides_of).forEach((each) => add(beyond(each)));
    }
    for (const { ends } of sheet.ferries) ends.forEach((end, i) => { if (same(end.at, at)) add(ends[1 - i]!.at); });
  }
  return seen;
}

// The shortest ferry to the rest of the board; if there is no way for one, the squares are water.
function joined(sheet: Sheet, at: Square, given: Given): Sheet {
  const apart = region(sheet, at);
  const coasts = squares_of(sheet).flatMap(sides_of).filter((side) => is_coast(sheet, side));
  const [own, others] = [coasts.filter((side) => has(apart, side.at)), coasts.filter((side) => !has(apart, side.at))];
  const ways = own.flatMap((from) => others.map((to) => ({ from, to, far: far(from, to) }))).sort((a, b) => a.far - b.far);
  for (const { from, to } of ways.slice(0, 200)) {
    const made = ferry(sheet, from, to, [], given);
    if (!('refused' in made)) return made;
  }
  return drowned(sheet, apart, given);
}
// From the water before the one side to that before the other, so that a ferry does not go round the land.
function far(from: SideAt, to: SideAt): number {
  const [a, b, c, d] = [side_middle(from), side_middle(to), beyond(from), beyond(to)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]) + Math.hypot(c[0] - d[0], c[1] - d[1]);
}
function drowned(sheet: Sheet, squares: Square[], given: Given): Sheet {
  const rows = sheet.rows.map((row, y) => [...row].map((letter, x) => (has(squares, [x, y]) ? '.' : letter)).join(''));
  return settle({ ...sheet, rows }, given);
}

// Less is printed round the square: borders first, then ferries, then an open side of a large city.
function less_printed(sheet: Sheet, at: Square, given: Given): Sheet {
  const here = (side: SideAt) => same(side.at, at);
  if (sheet.borders.some(here)) return settle({ ...sheet, borders: sheet.borders.filter((each) => each !== sheet.borders.findLast(here)) }, given);
  if (sheet.ferries.some(({ ends }) => ends.some(here))) return settle({ ...sheet, ferries: sheet.ferries.filter(({ ends }) => !ends.some(here)) }, given);
  const faces = (side: SideAt) => same(beyond(side), at);
  const closed = (city: LargeCity): LargeCity => ({ ...city, open: city.open.length > 1 ? city.open.filter((side) => !faces(side)) : city.open });
  const next = settle({ ...sheet, large_cities: sheet.large_cities.map(closed) }, given);
  const changed = next.large_cities.some((city, i) => city.open.length !== sheet.large_cities[i]?.open.length);
  return changed ? next : settle({ ...sheet, large_cities: sheet.large_cities.filter(({ squares }) => !squares.some((each) => touch(each, at))) }, given);
}

const STACKED = 32; // tiles that a game with islands has at least

// Less is printed on the whole board, and fewer tiles are advised, until a game has room; one that is too small has no stacks.
function less_in_all(sheet: Sheet, given: Given): Sheet {
  const [least, most] = sheet.recommended_tiles;
  if (sheet.chips?.rules === 'islands' && (least + most) / 2 < STACKED) return settle({ ...sheet, chips: { ...sheet.chips, rules: 'upgrades' } }, given);
  const [advised] = recommended(sheet);
  if (most > 120) return { ...sheet, recommended_tiles: [Math.min(least, advised), 120] };
  if (sheet.borders.length) return settle({ ...sheet, borders: sheet.borders.slice(0, -5) }, given);
  return settle({ ...sheet, ferries: sheet.ferries.slice(0, -1), large_cities: sheet.large_cities.slice(0, -1) }, given);
}

type Remedy = (sheet: Sheet, fault: Fault, given: Given) => Sheet;
const REMEDIES: Record<string, Remedy> = {
  unreadable: (sheet, _, given) => settle(tidy(sheet, given, true), given),
  unreachable: (sheet, { at }, given) => (at ? joined(sheet, at, given) : sheet),
  chip_room: (sheet, { values }) => (sheet.chips ? { ...sheet, chips: { ...sheet.chips, laid: values?.['n'] ?? 0 } } : sheet),
  tiles_many: (sheet) => ({ ...sheet, recommended_tiles: recommended(sheet) }),
  tiles_few: (sheet) => ({ ...sheet, recommended_tiles: recommended(sheet) }),
  no_tile_fits: (sheet, { at }, given) => (at ? less_printed(sheet, at, given) : sheet),
  too_much: (sheet, _, given) => less_in_all(sheet, given),
  // Advice, where one remedy is as good as any.
  printed_sides: (sheet, { at }, given) => (at ? less_printed(sheet, at, given) : sheet),
  start_printed: (sheet, { at }, given) => (at ? less_printed(sheet, at, given) : sheet),
  few_tiles_fit: (sheet, { at }, given) => (at ? less_printed(sheet, at, given) : sheet),
  ferry_shorter_by_land: (sheet, { at }, given) => (at ? settle({ ...sheet, ferries: sheet.ferries.filter(({ ends }) => !ends.some((end) => same(end.at, at))) }, given) : sheet),
};
// These want a decision: another town, another city, more land.
const UNCLEAR = ['cities_touch', 'two_open_sides', 'same_open_sides', 'city_at_start', 'towns_touch', 'dead_end', 'dead_ends'];

export const can_mend = ({ key }: Fault): boolean => !UNCLEAR.includes(key);

// Whatever lies where it may not is put right by settling.
export const mend = (sheet: Sheet, fault: Fault, given: Given): Sheet => (REMEDIES[fault.key] ?? ((now: Sheet) => settle(tidy(now, given), given)))(sheet, fault, given);
export const mend_all = (sheet: Sheet, faults: Fault[], given: Given): Sheet => faults.filter(can_mend).reduce((now, fault) => mend(now, fault, given), sheet);
