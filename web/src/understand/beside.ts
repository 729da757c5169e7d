// Where a popover opens: at the side of a thing that has most room, never over it if that can be.
import type { Camera } from '../board/camera.svelte';
import type { Box, Point } from '../board/geometry';

const GAP = 12; // pixels

export function beside(thing: Box, size: Point, { covered, width, height }: Pick<Camera, 'covered' | 'width' | 'height'>): Point {
  const free: Box = { left: covered.left + GAP, top: covered.top + GAP, right: width - covered.right - GAP, bottom: height - covered.bottom - GAP };
  const seen: Box = { left: Math.max(free.left, thing.left), top: Math.max(free.top, thing.top), right: Math.min(free.right, thing.right), bottom: Math.min(free.bottom, thing.bottom) };
  const along = (from: number, to: number, least: number, most: number, length: number) => Math.max(least, Math.min(most - length, (from + to) / 2 - length / 2));
  const x = along(seen.left, seen.right, free.left, free.right, size.x);
  const y = along(seen.top, seen.bottom, free.top, free.bottom, size.y);
  const places = [
    { room: free.right - seen.right - size.x, at: { x: seen.right + GAP, y } },
    { room: seen.left - free.left - size.x, at: { x: seen.left - size.x - GAP, y } },
    { room: seen.top - free.top - size.y, at: { x, y: seen.top - size.y - GAP } },
    { room: free.bottom - seen.bottom - size.y, at: { x, y: seen.bottom + GAP } },
  ].sort((a, b) => b.room - a.room);
  const best = places[0]!;
  // No side has room: the corner that is farthest from the thing's middle.
  if (best.room < GAP) return { x: (seen.left + seen.right) / 2 > (free.left + free.right) / 2 ? free.left : free.right - size.x, y: free.top };
  return best.at;
}
