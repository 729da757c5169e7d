// What lies in the water beside the board: the three islands with stacks, the isle.
import { COLOURS, is_stacks, stack_islands, type Sheet, type Spot, type StackIsland } from './file';
import type { Given } from './names';

const WIDE = 3; // squares that an island takes, with water round it
const GAP = 0.6;

// A shore round two stacks, one above the other.
function shore([x, y]: Spot): Spot[] {
  const [left, top, right, bottom] = [x - 0.45, y - 0.45, x + 1.45, y + 2.45];
  return [
    [left + 0.4, top], [right - 0.3, top + 0.1], [right, top + 0.6], [right - 0.1, bottom - 0.5], [right - 0.5, bottom],
    [left + 0.5, bottom - 0.1], [left, bottom - 0.6], [left + 0.1, top + 0.5],
  ];
}

// To the right of the board, one below the other, as far as they go on; others keep their names.
export function stacks_off_board(sheet: Sheet, given: Given): Sheet {
  const known = stack_islands(sheet);
  const step = Math.max(WIDE, (sheet.height - WIDE) / 2);
  const made = COLOURS.map((colour, i): StackIsland => {
    const corner: Spot = [sheet.width + 1, Math.round(i * step * 10) / 10];
    const name = known.find((each) => each.colour === colour)?.name ?? `${given.island} ${i + 1}`;
    return { name, colour, stacks: [corner, [corner[0], corner[1] + 1]], ring: shore(corner) };
  });
  const lowest = Math.max(...made.flatMap(({ ring }) => ring.map(([, y]) => y)));
  const [left, top, right, bottom] = sheet.frame;
  const frame: Sheet['frame'] = [left, Math.min(top, -1.5), Math.max(right, sheet.width + WIDE + GAP), Math.max(bottom, Math.ceil(lowest + GAP))];
  return { ...sheet, frame, islands: [...sheet.islands.filter((each) => !is_stacks(each)), ...made] };
}

// In the water at the left.
export function isle_off_board(sheet: Sheet, given: Given): Sheet {
  const at: Spot = [-1.3, Math.round((sheet.height / 2) * 10) / 10];
  const [left, ...rest] = sheet.frame;
  return { ...sheet, isle_of_man: { name: sheet.isle_of_man?.name ?? given.isle, at }, frame: [Math.min(left, -2.6), ...rest] as Sheet['frame'] };
}
