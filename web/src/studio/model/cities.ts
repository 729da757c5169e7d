// Brushes for large cities: their squares and their open sides.
import { beyond, city_at, ground, has, same, same_side, sides_of, takes_tile, touch, type LargeCity, type Sheet, type SideAt, type Square } from './file';
import { fresh, taken_ids, type Given } from './names';
import { refuse, type Outcome } from './outcome';
import { can_open, settle } from './settle';

const with_city = (sheet: Sheet, old: LargeCity, city: LargeCity): Sheet => ({ ...sheet, large_cities: sheet.large_cities.map((each) => (each === old ? city : each)) });

// A square of a city goes; beside a city of one square that one grows; elsewhere one comes, open to all sides that there are.
export function city(sheet: Sheet, at: Square, given: Given): Outcome {
  const there = city_at(sheet, at);
  if (there) return smaller(sheet, there, at, given);
  if (ground(sheet, at) !== '#') return refuse('not_free', at);
  const beside = sheet.large_cities.filter(({ squares }) => squares.some((each) => touch(each, at)));
  const growing = beside.find(({ squares }) => squares.length === 1);
  if (beside.length && !growing) return refuse('city_full', at);
  return growing ? larger(sheet, growing, at, given) : founded(sheet, at, given);
}

function founded(sheet: Sheet, at: Square, given: Given): Outcome {
  const open = sides_of(at).filter((side) => takes_tile(ground(sheet, beyond(side))));
  if (!open.length) return refuse('no_room_to_open', at);
  const id = fresh(given.city, taken_ids(sheet));
  const made = settle({ ...sheet, large_cities: [...sheet.large_cities, { id, name: id, squares: [at], open, coats: 1 }] }, given);
  return made;
}

function larger(sheet: Sheet, old: LargeCity, at: Square, given: Given): Outcome {
  const squares = [...old.squares, at];
  const open = [...old.open, ...sides_of(at)].filter((side) => !has(squares, beyond(side)) && takes_tile(ground(sheet, beyond(side))));
  if (!open.length) return refuse('no_room_to_open', at);
  const { pos: _, ...rest } = old;
  return settle(with_city(sheet, old, { ...rest, squares, open }), given);
}

function smaller(sheet: Sheet, old: LargeCity, at: Square, given: Given): Outcome {
  const squares = old.squares.filter((each) => !same(each, at));
  const { pos: _, ...rest } = old;
  if (!squares.length) return settle({ ...sheet, large_cities: sheet.large_cities.filter((each) => each !== old) }, given);
  return settle(with_city(sheet, old, { ...rest, squares, open: old.open.filter((side) => !same(side.at, at)) }), given);
}

// A side opens or closes; one stays open.
export function open_side(sheet: Sheet, side: SideAt, given: Given): Outcome {
  const there = city_at(sheet, side.at);
  if (!there) return refuse('not_land', side.at, side.side);
  const closing = there.open.some((each) => same_side(each, side));
  if (closing && there.open.length === 1) return refuse('last_open_side', side.at, side.side);
  if (!closing && !can_open(sheet, there, side)) return refuse('no_room_to_open', side.at, side.side);
  const open = closing ? there.open.filter((each) => !same_side(each, side)) : [...there.open, side];
  return settle(with_city(sheet, there, { ...there, open }), given);
}
