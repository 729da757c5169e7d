import type { Chip } from '../protocol/types';

// The chips that are paid for a wine: of its colour with a sum of 2 (FR1), a 2 before two ones.
export function wine(chips: Chip[], colour: string): Chip[] {
  const own = chips.filter((chip) => chip.colour === colour);
  const two = own.find(({ value }) => value === 2);
  const ones = own.filter(({ value }) => value === 1).slice(0, 2);
  return two ? [two] : ones.length === 2 ? ones : [];
}
