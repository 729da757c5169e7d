// What chips need: rules, how many are laid, fixed places, tracks, islands with stacks, the isle.
import { COLOURS, MOST, is_stacks, has, same, touch, type ChipRules, type Colour, type Sheet, type Square } from './file';
import type { Given } from './names';
import { isle_off_board, stacks_off_board } from './off_board';
import { refuse, type Outcome } from './outcome';
import { chip_may_lie, settle } from './settle';

const LAID = 20; // at first

// Null: the map has none of its own.
export function chip_rules(sheet: Sheet, rules: ChipRules | null, given: Given): Sheet {
  const { chips, chip_squares: _, ...rest } = sheet;
  return rules === null ? settle(rest as Sheet, given) : settle({ ...sheet, chips: { rules, laid: chips?.laid ?? LAID } }, given);
}

export function chips_laid(sheet: Sheet, laid: number, given: Given): Sheet {
  const { chip_squares: _, ...rest } = sheet; // so many, wherever they come to lie
  return sheet.chips ? settle({ ...rest, chips: { ...sheet.chips, laid } } as Sheet, given) : sheet;
}

// A fixed place for a chip of the colour comes or goes.
export function chip_place(sheet: Sheet, at: Square, colour: Colour, given: Given): Outcome {
  const places = (each: Colour) => sheet.chip_squares?.[each] ?? [];
  const owner = COLOURS.find((each) => has(places(each), at));
  const without = Object.fromEntries(COLOURS.map((each) => [each, places(each).filter((place) => !same(place, at))])) as Record<Colour, Square[]>;
  if (owner === colour) return settle({ ...sheet, chip_squares: without }, given);
  const all = Object.values(without).flat();
  if (!chip_may_lie(sheet, at) || all.some((place) => touch(place, at))) return refuse('no_chip_there', at);
  if (all.length === MOST.chips || without[colour].length === MOST.chips_of_colour) return refuse('chips_all_laid', at);
  return settle({ ...sheet, chip_squares: { ...without, [colour]: [...without[colour], at] } }, given);
}

// The rows from the first to the last, counted from 0 on the board.
export function track(sheet: Sheet, colour: Colour, rows: [number, number] | null, given: Given): Sheet {
  const tracks = { ...sheet.tracks };
  delete tracks[colour];
  return settle({ ...sheet, tracks: rows ? { ...tracks, [colour]: [Math.min(...rows) + 1, Math.max(...rows) + 1] } : tracks }, given);
}

// The islands with stacks and the isle lie off the board, or they are not there.
export function stacks(sheet: Sheet, there: boolean, given: Given): Sheet {
  return settle(there ? stacks_off_board(sheet, given) : { ...without_rules(sheet, 'islands'), islands: sheet.islands.filter((each) => !is_stacks(each)) }, given);
}
export function isle(sheet: Sheet, there: boolean, given: Given): Sheet {
  const { isle_of_man: _, ...rest } = without_rules(sheet, 'isle_of_man');
  return settle(there ? isle_off_board(sheet, given) : (rest as Sheet), given);
}
const without_rules = (sheet: Sheet, rules: ChipRules): Sheet => (sheet.chips?.rules === rules ? { ...sheet, chips: { ...sheet.chips, rules: 'upgrades' } } : sheet);
