// What lies off the screen, gathered by where to look for it.
import { inside, on_screen, type Place } from './framing';
import type { Box, Point } from './geometry';

export interface Beyond extends Point {
  way: number; // eighths of a turn from east, clockwise
  count: number;
}

const EIGHTHS = 8;

// One sign for each of eight directions, on an oval in the free part.
export function beyond(boxes: Box[], place: Place, free: Box, inset: number): Beyond[] {
  const centre = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  const count = new Array<number>(EIGHTHS).fill(0);
  for (const box of boxes) {
    const seen = on_screen(box, place);
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    if (inside({ left: middle.x, top: middle.y, right: middle.x, bottom: middle.y }, free)) continue;
    const turn = Math.atan2(middle.y - centre.y, middle.x - centre.x) / (2 * Math.PI);
    ++count[(Math.round(turn * EIGHTHS) + EIGHTHS) % EIGHTHS]!;
  }
  return count.flatMap((each, way) => {
    if (!each) return [];
    const angle = (way / EIGHTHS) * 2 * Math.PI;
    const [across, down] = [(free.right - free.left) / 2 - inset, (free.bottom - free.top) / 2 - inset];
    return [{ way, count: each, x: centre.x + Math.cos(angle) * across, y: centre.y + Math.sin(angle) * down }];
  });
}
