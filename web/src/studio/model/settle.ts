// After every stroke all lies where it may: what has lost its ground is gone, what must be there is. The rows say where land
// and water are; what stands on the land is said by the lists. Whatever goes in, what comes out is a board that can be drawn.
import {
  beyond, COLOURS, ground, has, is_coast, island_squares, MOST, same, same_side, side_middle, sides_of, squares_of, stack_islands, takes_tile,
  tile_squares, touch, type Border, type Ferry, type LargeCity, type Sheet, type SideAt, type Spot, type Square,
} from './file';
import { framed, tightened, with_letter } from './grid';
import { fresh, type Given } from './names';
import { isle_off_board, stacks_off_board } from './off_board';

type Step = (sheet: Sheet, given: Given) => Sheet;

// Land at least of one square.
const some_land: Step = (sheet) => {
  const any = (letters: RegExp) => sheet.rows.some((row) => letters.test(row));
  if (any(/[#o*@]/)) return sheet;
  return any(/i/) ? { ...sheet, rows: sheet.rows.map((row) => row.replace(/i/g, '#')) } : { ...sheet, width: 1, height: 1, rows: ['#'] };
};

// Only land, water, waves and islands, until all that stands on the land is settled.
const bare: Step = (sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.replace(/[o*@]/g, '#')) });

// An island is reached by ferry only: what has land beside it is land itself.
const islands: Step = (sheet, given) => {
  const joined = squares_of(sheet).filter((at) => ground(sheet, at) === 'i' && sides_of(at).some((side) => ground(sheet, beyond(side)) === '#'));
  if (joined.length) return islands(joined.reduce((now, at) => with_letter(now, at, '#'), sheet), given);
  const known = island_squares(sheet).filter(({ at }, i, all) => ground(sheet, at) === 'i' && all.findIndex((each) => same(each.at, at)) === i);
  const unknown = squares_of(sheet).filter((at) => ground(sheet, at) === 'i' && !known.some((each) => same(each.at, at)));
  return { ...sheet, islands: [...known, ...unknown.map((at) => ({ name: given.island, at, coats: 0 })), ...stack_islands(sheet)] };
};

const waves: Step = (sheet, given) => {
  const known = sheet.waves.filter(({ at }, i, all) => ground(sheet, at) === '~' && all.findIndex((each) => same(each.at, at)) === i);
  const unknown = squares_of(sheet).filter((at) => ground(sheet, at) === '~' && !known.some((each) => same(each.at, at)));
  return { ...sheet, waves: [...known, ...unknown.map((at) => ({ name: given.wave, at }))] };
};

// One square, or two that touch, on land that nobody else has.
const city_squares: Step = (sheet) => {
  const cities: LargeCity[] = [];
  const free = (at: Square) => ground(sheet, at) === '#' && !cities.some(({ squares }) => has(squares, at));
  for (const city of sheet.large_cities) {
    const [first, second] = city.squares.filter(free);
    if (first) cities.push({ ...city, squares: second && touch(first, second) ? [first, second] : [first] });
  }
  return { ...sheet, large_cities: cities, rows: cities.flatMap(({ squares }) => squares).reduce((now, at) => with_letter(now, at, '@'), sheet).rows };
};

export const can_open = (sheet: Sheet, city: LargeCity, side: SideAt): boolean => has(city.squares, side.at) && takes_tile(ground(sheet, beyond(side)));

// Every large city has a side to build on; if none of those it had is left, all that there are; without any it is none.
const open_sides: Step = (sheet, given) => {
  const opened = sheet.large_cities.map((city) => {
    const open = city.open.filter((side, i, all) => can_open(sheet, city, side) && all.findIndex((each) => same_side(each, side)) === i);
    return { ...city, open: open.length ? open : city.squares.flatMap(sides_of).filter((side) => can_open(sheet, city, side)) };
  });
  const lost = opened.filter(({ open }) => !open.length);
  const rest = { ...sheet, large_cities: opened.filter(({ open }) => open.length), rows: lost.flatMap(({ squares }) => squares).reduce((now, at) => with_letter(now, at, '#'), sheet).rows };
  return lost.length ? open_sides(rest, given) : rest;
};

// On plain land, each on a square of its own; a map has one at least, since it has a start.
const towns: Step = (sheet, given) => {
  const kept = sheet.towns.filter(({ at }, i, all) => ground(sheet, at) === '#' && all.findIndex((each) => same(each.at, at)) === i);
  if (kept.length) return { ...sheet, towns: kept };
  const squares = squares_of(sheet).filter((at) => ground(sheet, at) === '#');
  const inland = squares.find((at) => sides_of(at).every((side) => ground(sheet, beyond(side)) === '#'));
  const at = inland ?? squares[0];
  return { ...sheet, towns: at ? [{ id: given.town, name: given.town, at }] : [] };
};

// No two places share an id; a plain name is the id.
const ids: Step = (sheet) => {
  const taken: string[] = [];
  const own = <T extends { id: string; name: Sheet['name'] }>(place: T): T => {
    const id = fresh(place.id, taken);
    taken.push(id);
    return id === place.id && (typeof place.name !== 'string' || place.name === id) ? place : { ...place, id, name: typeof place.name === 'string' ? id : place.name };
  };
  return { ...sheet, towns: sheet.towns.map(own), large_cities: sheet.large_cities.map(own) };
};

// Starts are towns; they are known by where they are, since a town may have got another id.
const starts: Step = (sheet) => {
  const kept = sheet.starts.flatMap(({ at }, i, all) => (all.findIndex((each) => same(each.at, at)) === i ? sheet.towns.filter((town) => same(town.at, at)) : [])).slice(0, MOST.starts);
  const list = (kept.length ? kept : sheet.towns.slice(0, 1)).map(({ id, at }) => ({ id, at }));
  const marked = sheet.towns.reduce((now, { at }) => with_letter(now, at, list.some((start) => same(start.at, at)) ? '*' : 'o'), sheet);
  return { ...marked, starts: list, starts_used: Math.max(1, Math.min(sheet.starts_used, list.length)) };
};

// Borders and ferries where the board ends. What a border faces, nothing else faces; ferries may share the water.
const coast: Step = (sheet) => {
  const taken: { side: SideAt; border: boolean }[] = [];
  const room = (side: SideAt, border: boolean) => is_coast(sheet, side) && taken.every((each) => !same_side(each.side, side) && !((border || each.border) && same(beyond(each.side), beyond(side))));
  const take = (border: boolean, ...sides: SideAt[]): boolean => {
    const well = sides.every((side) => room(side, border));
    if (well) taken.push(...sides.map((side) => ({ side, border })));
    return well;
  };
  const borders: Border[] = sheet.borders.filter((border) => take(true, border));
  const ferries: Ferry[] = sheet.ferries.filter(({ ends: [from, to] }) => !same(from.at, to.at) && take(false, from, to)).map(with_path);
  return { ...sheet, borders, ferries };
};

const meets = (a: Spot | undefined, b: Spot): boolean => !!a && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.05;
function with_path(ferry: Ferry): Ferry {
  const [from, to] = ferry.ends.map(side_middle) as [Spot, Spot];
  if (!ferry.path || (ferry.path.length > 1 && meets(ferry.path[0], from) && meets(ferry.path.at(-1), to))) return ferry;
  const { path: _, ...rest } = ferry;
  return rest;
}

// The islands with stacks are all three there, or none; like the isle they lie off the board.
const off_board: Step = (sheet, given) => {
  const stacks = stack_islands(sheet);
  const whole = !stacks.length || COLOURS.every((colour) => stacks.filter((each) => each.colour === colour).length === 1);
  const wanted = sheet.chips?.rules === 'islands' && !stacks.length;
  let now = whole && !wanted && stacks.every(({ stacks: spots }) => spots.every((spot) => !covers(sheet, spot))) ? sheet : stacks_off_board(sheet, given);
  const isle = now.isle_of_man;
  if (isle ? ground(now, [Math.floor(isle.at[0]), Math.floor(isle.at[1])]) !== '.' : now.chips?.rules === 'isle_of_man') now = isle_off_board(now, given);
  return now;
};
const covers = (sheet: Sheet, [x, y]: Spot): boolean => {
  for (let j = Math.floor(y); j < Math.ceil(y + 1); ++j) for (let i = Math.floor(x); i < Math.ceil(x + 1); ++i) if (ground(sheet, [i, j]) !== '.') return true;
  return false;
};

// Rows of tracks are rows of the board; treats need those of all colours.
const tracks: Step = (sheet) => {
  const { height } = sheet;
  const within = (row: number) => Math.max(1, Math.min(height, row));
  const kept = COLOURS.flatMap((colour) => {
    const track = sheet.tracks?.[colour];
    return track ? [[colour, [within(Math.min(...track)), within(Math.max(...track))]] as const] : [];
  });
  if (sheet.chips?.rules === 'treats' && kept.length < COLOURS.length) return { ...sheet, tracks: equal_tracks(height) };
  const { tracks: _, ...rest } = sheet;
  return kept.length ? { ...rest, tracks: Object.fromEntries(kept) } : rest;
};
export function equal_tracks(height: number): NonNullable<Sheet['tracks']> {
  const row = (third: number) => Math.max(1, Math.min(height, Math.round((height * third) / 3)));
  return { orange: [1, row(1)], blue: [Math.min(height, row(1) + 1), Math.max(row(2), Math.min(height, row(1) + 1))], purple: [Math.min(height, row(2) + 1), height] };
}

// Fixed places of chips: as many as are laid. They keep to the rules of chips, or they are no places.
const chip_places: Step = (sheet) => {
  if (!sheet.chip_squares) return sheet;
  const seen: Square[] = [];
  const kept = COLOURS.map((colour) => {
    const own = (sheet.chip_squares?.[colour] ?? []).filter((at) => {
      const well = chip_may_lie(sheet, at) && !has(seen, at) && !seen.some((each) => touch(each, at));
      if (well) seen.push(at);
      return well;
    });
    return [colour, own.slice(0, MOST.chips_of_colour)] as const;
  }).filter(([, squares]) => squares.length);
  const { chip_squares: _, ...rest } = sheet;
  if (!kept.length) return rest;
  const laid = kept.reduce((sum, [, squares]) => sum + squares.length, 0);
  return { ...rest, chip_squares: Object.fromEntries(kept), chips: { rules: sheet.chips?.rules ?? 'upgrades', laid } };
};
// C2: on plain squares, not beside a start, not at an open side of a large city.
export function chip_may_lie(sheet: Sheet, at: Square): boolean {
  return ground(sheet, at) === '#' && !sheet.starts.some((start) => touch(start.at, at)) && !sheet.large_cities.some(({ open }) => open.some((side) => same(beyond(side), at)));
}

// As the five maps have it: 114 tiles on about 119 squares, 95 on 106.
export function recommended(sheet: Sheet): [number, number] {
  const squares = tile_squares(sheet);
  const most = squares >= 114 ? 120 : Math.max(1, squares < 30 ? squares : Math.floor((squares - 5) / 5) * 5);
  return [Math.max(1, Math.min(squares, most - 10)), most];
}
const tiles: Step = (sheet) => {
  const [least, most] = sheet.recommended_tiles;
  const squares = tile_squares(sheet);
  return least <= squares && 2 * most >= squares && least <= most ? sheet : { ...sheet, recommended_tiles: recommended(sheet) };
};

const STEPS: Step[] = [some_land, tightened, bare, islands, waves, city_squares, open_sides, towns, ids, starts, coast, off_board, tracks, chip_places, tiles, framed];

export const settle: Step = (sheet, given) => STEPS.reduce((now, step) => step(now, given), sheet);

