// Which part of the board is painted for what the camera sees, and where the picture then lies.
import type { Camera } from './camera.svelte';
import { SQUARE, type Box } from './geometry';
import type { Window } from './paint/scene';

const MARGIN = 0.25; // of the screen, painted beyond each of its edges
const FAR = 600; // pixels of the longer side of the picture of everything

// Pixels of a picture for one of the page. More than two cannot be told apart.
export const grain = () => Math.min(2, devicePixelRatio);

type Seen = Pick<Camera, 'width' | 'height' | 'whole'>;

export function near_window({ width, height, whole: { x, y, square } }: Seen): Window {
  const fine = grain();
  return {
    left: Math.floor((-x - width * MARGIN) * fine),
    top: Math.floor((-y - height * MARGIN) * fine),
    width: Math.ceil(width * (1 + 2 * MARGIN) * fine),
    height: Math.ceil(height * (1 + 2 * MARGIN) * fine),
    scale: (square * fine) / SQUARE,
  };
}

export function far_window({ left, top, right, bottom }: Box): Window {
  const scale = FAR / Math.max(right - left, bottom - top);
  return { left: Math.floor(left * scale), top: Math.floor(top * scale), width: Math.ceil((right - left) * scale) + 1, height: Math.ceil((bottom - top) * scale) + 1, scale };
}

// Whether the picture has all that is seen, and this much of the screen more.
export function reaches({ left, top, width, height, scale }: Window, camera: Seen, more: number): boolean {
  const { x, y, square } = camera.whole;
  const k = (scale * SQUARE) / square;
  const [aside, above] = [camera.width * more, camera.height * more];
  return (-x - aside) * k >= left && (-y - above) * k >= top && (camera.width - x + aside) * k <= left + width && (camera.height - y + above) * k <= top + height;
}

export function placed({ left, top, scale }: Window, { whole: { x, y, square } }: Pick<Camera, 'whole'>): string {
  const k = square / (scale * SQUARE);
  return `translate(${x + left * k}px, ${y + top * k}px) scale(${k})`;
}
