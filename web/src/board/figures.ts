// Where figures stand, and how large they are.
import { figure_art } from '../look/art';
import type { Colour, Figure, FigureKind, View } from '../protocol/types';
import { same, SQUARE, type Point } from './geometry';
import { spot_on } from './shapes.svelte';

export const FIGURE_BOX = 240; // units of a figure's drawing at scale 1, with its spot in the middle
const HIGH = 98; // of these a meeple's height

// At close view 26 units high, never below 20 pixels on the screen.
export function figure_scale(square: number): number {
  return Math.min(0.42, Math.max(0.27, 20 / HIGH / (square / SQUARE)));
}

// The ground under a ghost: it is pressed like the ghost itself.
export function oval_of({ x, y }: Point, lying: boolean, scale: number): Point & { rx: number; ry: number } {
  return { x, y: y + (lying ? 4 : 40 * scale), rx: 54 * scale, ry: (lying ? 34 : 20) * scale };
}

// How much each counts where it stands.
export const STRENGTH: Record<FigureKind, number> = { meeple: 1, large: 2, postman: 2, abbot: 1, builder: 0, pig: 0 };

// Farmers lie; the pig has four legs.
export const lies = (kind: FigureKind, on: string): boolean => on.startsWith('field') && kind !== 'pig';

// As it stands on the board; `chips` are those with which upgrades were paid.
export function standing_art(figure: Figure, chips: Map<string, Colour>): string {
  return figure_art(figure.figure, figure.player, {
    lies: lies(figure.figure, figure.on),
    held: figure.held,
    upgraded: figure.upgraded ? (chips.get(`${figure.x},${figure.y},${figure.on},${figure.player}`) ?? 'orange') : null,
  });
}

export interface Standing {
  key: string;
  x: number;
  y: number;
  figure: Figure;
}

// Several in one spot stand side by side.
export function standing(view: View): Standing[] {
  const APART = 19;
  const crowds = new Map<string, Figure[]>();
  for (const figure of view.figures) {
    const place = `${figure.x},${figure.y},${figure.on}`;
    crowds.set(place, [...(crowds.get(place) ?? []), figure]);
  }
  return [...crowds].flatMap(([place, crowd]) => {
    const tile = view.board.find((laid) => same(laid, crowd[0]));
    if (!tile) return [];
    const spot = spot_on(tile, crowd[0]!.on);
    return crowd.map((figure, i) => ({
      key: `${place},${figure.player},${figure.figure},${i}`,
      x: spot.x + (i - (crowd.length - 1) / 2) * APART,
      y: spot.y,
      figure,
    }));
  });
}
