// The double arrow beside a meeple that can be upgraded: how large it is drawn, and where. It is pressed like the meeple itself.
import { figure_scale } from './figures';
import { SQUARE, type Point } from './geometry';

const RADIUS = 8; // of the drawing
const LEAST = 13; // pixels from its middle

export function badge_of(meeple: Point, square: number): Point & { size: number } {
  const scale = figure_scale(square);
  const size = Math.max((1.5 * scale) / 0.27, LEAST / RADIUS / (square / SQUARE));
  const aside = 40 * scale + 5 * size;
  return { x: meeple.x + aside, y: meeple.y - aside, size };
}
