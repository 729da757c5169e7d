// Where on the free part of the board something is told that lies beyond it.
import type { Camera } from '../board/camera.svelte';
import type { Point } from '../board/geometry';

export interface Edge extends Point {
  angle: number; // degrees, clockwise from the east: where it lies
}
type Seen = Pick<Camera, 'width' | 'height' | 'covered'>;

// The nearest place at least so far inside; null: it is there already.
export function edge_of({ width, height, covered }: Seen, at: Point, inside: Point = { x: 30, y: 30 }): Edge | null {
  const [left, right] = [covered.left + inside.x, width - covered.right - inside.x];
  const [top, bottom] = [covered.top + inside.y, height - covered.bottom - inside.y];
  const seen = at.x >= covered.left && at.x <= width - covered.right && at.y >= covered.top && at.y <= height - covered.bottom;
  if (seen) return null;
  const within = (low: number, value: number, high: number) => (high < low ? (low + high) / 2 : Math.max(low, Math.min(high, value)));
  const place = { x: within(left, at.x, right), y: within(top, at.y, bottom) };
  return { ...place, angle: (Math.atan2(at.y - place.y, at.x - place.x) * 180) / Math.PI };
}
