// What is to be painted: drawings of the server at their places, and the part of the board that is wanted.
import type { Theme } from '../../settings.svelte';

export interface Piece {
  url: string;
  x: number; // units of the board
  y: number;
  width: number;
  height: number;
  tile?: boolean; // it throws a shadow and is dimmed by night
  sheet?: boolean; // it lies on the table
  names?: boolean; // to be read in this size only
  without?: string[]; // "x,y" of squares whose names are not painted
}

export interface Scene {
  pieces: Piece[]; // the lowest first
  theme: Theme;
}

// In pixels of the picture, from the board's origin.
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number; // pixels of a unit
}

// To the painter: a picture that is wanted, or no longer.
export type Wish = { id: number; scene: Scene; window: Window } | { id: number; closed: true };

// From the painter.
export interface Painted {
  id: number;
  bitmap: ImageBitmap;
  window: Window;
  all: boolean; // nothing is missing
}
