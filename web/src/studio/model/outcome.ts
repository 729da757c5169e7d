// What a brush makes of a sheet: another sheet, or a word at the very place why not.
import type { Sheet, Side, Square } from './file';

export interface Refusal {
  refused: Why;
  at: Square;
  side?: Side;
}
export const WHYS = ['too_large', 'last_square', 'not_land', 'not_free', 'no_town', 'last_start', 'many_starts', 'no_room_to_open', 'last_open_side', 'city_full', 'no_coast', 'side_in_use', 'side_crowded', 'same_square', 'beside_land', 'no_chip_there', 'chips_all_laid'] as const;
export type Why = (typeof WHYS)[number];
export type Outcome = Sheet | Refusal;

export const refuse = (refused: Why, at: Square, side?: Side): Refusal => (side ? { refused, at, side } : { refused, at });
export const is_refused = (outcome: Outcome): outcome is Refusal => 'refused' in outcome;
