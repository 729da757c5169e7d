// Where the view must go so that things are seen: as little as possible, and only if they cannot be seen now.
import { SQUARE, type Box, type Point } from './geometry';

// Where the board's origin is on the screen, and how large a square.
export interface Place extends Point {
  square: number;
}

const SLACK = 1; // pixels that may be hidden
const EASE = 24; // pixels left to the edge where there is room

export function on_screen(box: Box, { x, y, square }: Place): Box {
  const k = square / SQUARE;
  return { left: box.left * k + x, top: box.top * k + y, right: box.right * k + x, bottom: box.bottom * k + y };
}

export function inside(box: Box, free: Box): boolean {
  return box.left >= free.left - SLACK && box.top >= free.top - SLACK && box.right <= free.right + SLACK && box.bottom <= free.bottom + SLACK;
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

// The largest square with which a box is seen whole.
export function fitting(box: Box, free: Box): number {
  return SQUARE * Math.min((free.right - free.left) / (box.right - box.left), (free.bottom - free.top) / (box.bottom - box.top));
}

// The least way along one axis after which [from, to] lies in [low, high], not at its very edge.
function shift(from: number, to: number, low: number, high: number): number {
  const ease = Math.max(0, Math.min(EASE, (high - low - (to - from)) / 2));
  if (from < low + ease) return low + ease - from;
  return to > high - ease ? high - ease - to : 0;
}

// The place from which all boxes are seen, none smaller than `least` pixels a square and, where they have room, not below `wanted`;
// if they have no room together, from which most are. Null: the view may stay.
export function framed(boxes: Box[], now: Place, free: Box, least: number, wanted = 0): Place | null {
  if (!boxes.length) return null;
  if (now.square >= wanted && boxes.every((box) => inside(on_screen(box, now), free))) return null;
  const whole = around(boxes);
  const square = Math.min(Math.max(now.square, wanted), Math.max(least, fitting(whole, free)));
  const sized = zoomed(now, square, { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 });
  return most(boxes, sized, free);
}

export function zoomed(now: Place, square: number, at: Point): Place {
  const by = square / now.square;
  return { x: at.x - (at.x - now.x) * by, y: at.y - (at.y - now.y) * by, square };
}

// Of the places where some box is just in sight, the one that shows most; among those, the nearest.
function most(boxes: Box[], now: Place, free: Box): Place {
  const seen = boxes.map((box) => on_screen(box, now));
  const whole = around(seen);
  const fits = inside({ left: 0, top: 0, right: whole.right - whole.left, bottom: whole.bottom - whole.top }, { left: 0, top: 0, right: free.right - free.left, bottom: free.bottom - free.top });
  if (fits) return { ...now, x: now.x + shift(whole.left, whole.right, free.left, free.right), y: now.y + shift(whole.top, whole.bottom, free.top, free.bottom) };
  const ways = (low: (box: Box) => number, high: (box: Box) => number, begin: number, end: number) => [...new Set([0, ...seen.flatMap((box) => [begin - low(box), end - high(box)])].map(Math.round))];
  let best: Place = now;
  let [count, far] = [-1, Infinity];
  for (const dx of ways(({ left }) => left, ({ right }) => right, free.left, free.right))
    for (const dy of ways(({ top }) => top, ({ bottom }) => bottom, free.top, free.bottom)) {
      const moved: Box = { left: free.left - dx, top: free.top - dy, right: free.right - dx, bottom: free.bottom - dy };
      const shown = seen.filter((box) => inside(box, moved)).length;
      const way = Math.hypot(dx, dy);
      if (shown > count || (shown === count && way < far)) {
        best = { ...now, x: now.x + dx, y: now.y + dy };
        [count, far] = [shown, way];
      }
    }
  return best;
}

// The nearest any two of these are to each other, in units; Infinity if there are not two.
export function apart(points: Point[]): number {
  let least = Infinity;
  points.forEach((a, i) => points.slice(i + 1).forEach((b) => (least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y)))));
  return least;
}
