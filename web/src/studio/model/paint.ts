// Brushes for squares: land, water, waves, islands.
import { beyond, ground, is_land, sides_of, squares_of, type Ground, type Sheet, type Square } from './file';
import { grown, with_letter } from './grid';
import type { Given } from './names';
import { refuse, type Outcome } from './outcome';
import { settle } from './settle';

function painted(sheet: Sheet, at: Square, letter: Ground, given: Given): Outcome {
  const wider = grown(sheet, at);
  if (!wider) return refuse('too_large', at);
  return settle(with_letter(wider.sheet, wider.at, letter), given);
}

export function land(sheet: Sheet, at: Square, given: Given): Outcome {
  const now = ground(sheet, at);
  return is_land(now) && now !== 'i' ? sheet : painted(sheet, at, '#', given);
}

const outside = ([x, y]: Square, { width, height }: Sheet): boolean => x < 0 || y < 0 || x >= width || y >= height;
const is_last = (sheet: Sheet, at: Square): boolean => is_land(ground(sheet, at)) && squares_of(sheet).filter((each) => is_land(ground(sheet, each))).length === 1;

// Whatever lay there is gone.
export function water(sheet: Sheet, at: Square, given: Given): Outcome {
  if (outside(at, sheet) || ground(sheet, at) === '.') return sheet;
  return is_last(sheet, at) ? refuse('last_square', at) : settle(with_letter(sheet, at, '.'), given);
}

export function wave(sheet: Sheet, at: Square, given: Given): Outcome {
  if (ground(sheet, at) === '~') return sheet;
  return is_last(sheet, at) ? refuse('last_square', at) : painted(sheet, at, '~', given);
}

// Only a ferry reaches an island: there is water round it, or more of it.
export function island(sheet: Sheet, at: Square, given: Given): Outcome {
  const beside = sides_of(at).some((side) => !['.', '~', 'i'].includes(ground(sheet, beyond(side))));
  if (beside) return refuse('beside_land', at);
  if (ground(sheet, at) === 'i') return sheet;
  return is_last(sheet, at) ? refuse('last_square', at) : painted(sheet, at, 'i', given);
}
