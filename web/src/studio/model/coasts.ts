// Brushes for the sides where the board ends: borders and ferries.
import { beyond, is_coast, same, same_side, side_middle, type Border, type Ferry, type Sheet, type SideAt, type Spot } from './file';
import type { Given } from './names';
import { refuse, type Outcome, type Refusal } from './outcome';
import { settle } from './settle';

const ferry_at = (sheet: Sheet, side: SideAt): Ferry | undefined => sheet.ferries.find(({ ends }) => ends.some((end) => same_side(end, side)));
export const border_at = (sheet: Sheet, side: SideAt): Border | undefined => sheet.borders.find((border) => same_side(border, side));

// Why nothing of this kind can be printed at the side; null if it can.
function trouble(sheet: Sheet, side: SideAt, border: boolean): Refusal | null {
  if (!is_coast(sheet, side)) return refuse('no_coast', side.at, side.side);
  if (border_at(sheet, side) || ferry_at(sheet, side)) return refuse('side_in_use', side.at, side.side);
  const faces = (each: SideAt) => same(beyond(each), beyond(side));
  const crowded = sheet.borders.some(faces) || (border && sheet.ferries.some(({ ends }) => ends.some(faces)));
  return crowded ? refuse('side_crowded', side.at, side.side) : null;
}

// This kind comes or goes; the other one is changed into it.
export function border(sheet: Sheet, side: SideAt, kind: Border['kind'], given: Given): Outcome {
  const there = border_at(sheet, side);
  if (there?.kind === kind) return settle({ ...sheet, borders: sheet.borders.filter((each) => each !== there) }, given);
  if (there) return { ...sheet, borders: sheet.borders.map((each) => (each === there ? { ...each, kind } : each)) };
  const fault = trouble(sheet, side, true);
  return fault ?? settle({ ...sheet, borders: [...sheet.borders, { ...side, kind, coats: 1, to: given.border }] }, given);
}

const FINEST = 0.12; // squares between the spots of a way
const ENDS = 0.3;

// The way as it was drawn by hand, from the middle of one side to that of the other, without what is too fine to be seen.
export function way_between(from: SideAt, to: SideAt, drawn: Spot[]): Spot[] {
  const [begin, end] = [side_middle(from), side_middle(to)];
  const far = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const way: Spot[] = [begin];
  for (const spot of drawn) if (far(spot, way.at(-1)!) > FINEST && far(spot, begin) > ENDS && far(spot, end) > ENDS) way.push([Math.round(spot[0] * 100) / 100, Math.round(spot[1] * 100) / 100]);
  return [...way, end];
}

// From coast to coast; drawn along the way, or as the chart likes it.
export function ferry(sheet: Sheet, from: SideAt, to: SideAt, drawn: Spot[], given: Given): Outcome {
  if (same(from.at, to.at)) return refuse('same_square', to.at, to.side);
  const fault = trouble(sheet, from, false) ?? trouble(sheet, to, false);
  if (fault) return fault;
  const made: Ferry = { name: given.ferry, coats: 1, ends: [from, to], ...(drawn.length > 2 && { path: way_between(from, to, drawn) }) };
  return settle({ ...sheet, ferries: [...sheet.ferries, made] }, given);
}

export function no_ferry(sheet: Sheet, side: SideAt): Outcome {
  const there = ferry_at(sheet, side);
  return there ? { ...sheet, ferries: sheet.ferries.filter((each) => each !== there) } : refuse('no_coast', side.at, side.side);
}
export { ferry_at };
