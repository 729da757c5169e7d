// Brushes for towns: putting, dragging, starts, grapes.
import { COLOURS, ground, is_start, MOST, same, town_at, type Colour, type Sheet, type Square } from './file';
import { fresh, taken_ids, type Given } from './names';
import { refuse, type Outcome } from './outcome';
import { settle } from './settle';

// On a plain square a town comes; one that is there goes, if it is not the last start.
export function town(sheet: Sheet, at: Square, given: Given): Outcome {
  const there = town_at(sheet, at);
  if (there) return sheet.starts.length === 1 && is_start(sheet, at) ? refuse('last_start', at) : settle({ ...sheet, towns: sheet.towns.filter((each) => each !== there) }, given);
  if (ground(sheet, at) !== '#') return refuse('not_free', at);
  const id = fresh(given.town, taken_ids(sheet));
  return settle({ ...sheet, towns: [...sheet.towns, { id, name: id, at }] }, given);
}

export function move_town(sheet: Sheet, from: Square, to: Square, given: Given): Outcome {
  const moved = town_at(sheet, from);
  if (!moved) return refuse('no_town', from);
  if (same(from, to)) return sheet;
  if (ground(sheet, to) !== '#') return refuse('not_free', to);
  const { pos: _, ...rest } = moved;
  const towns = sheet.towns.map((each) => (each === moved ? { ...rest, at: to } : each));
  return settle({ ...sheet, towns, starts: sheet.starts.map((start) => (same(start.at, from) ? { ...start, at: to } : start)) }, given);
}

// A town becomes a start, a start a plain town; on a plain square both come at once.
export function start(sheet: Sheet, at: Square, given: Given): Outcome {
  if (is_start(sheet, at)) return sheet.starts.length === 1 ? refuse('last_start', at) : settle({ ...sheet, starts: sheet.starts.filter((each) => !same(each.at, at)) }, given);
  if (sheet.starts.length === MOST.starts) return refuse('many_starts', at);
  const there = town_at(sheet, at);
  if (there) return settle({ ...sheet, starts: [...sheet.starts, { id: there.id, at }] }, given);
  const built = town(sheet, at, given);
  return 'refused' in built ? built : start(built, at, given);
}

export const use_starts = (sheet: Sheet, starts_used: number, given: Given): Sheet => settle({ ...sheet, starts_used }, given);

// This colour; the same once more takes it away.
export function grape(sheet: Sheet, at: Square, colour: Colour): Outcome {
  const there = town_at(sheet, at);
  if (!there) return refuse('no_town', at);
  const { grape: old, ...rest } = there;
  return { ...sheet, towns: sheet.towns.map((each) => (each === there ? (old === colour ? rest : { ...rest, grape: colour }) : each)) };
}
export const next_grape = (sheet: Sheet, at: Square): Colour => COLOURS[(COLOURS.indexOf(town_at(sheet, at)?.grape ?? 'orange') + 1) % COLOURS.length]!;
