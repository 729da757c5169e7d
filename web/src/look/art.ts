// Where drawings are: the server makes them, or the service worker.
import type { Sheet } from '../board/sheet';
import type { Chip, Colour, FigureKind, Goods } from '../protocol/types';
import { drawings } from '../offline/drawings.svelte';
import type { Theme } from '../settings.svelte';
import type { Language } from '../text/languages';
import { BASE } from './base';
import { colour_of } from './colours.svelte';

const art = (path: string): string => (drawings.there ? `${BASE}art/${path}` : `${BASE}nothing.svg?`);

export const DRAWN_COPIES = 3; // of one kind that look different

export function tile_art(id: string, rot = 0, copy = 0, small = false): string {
  return art(`tiles/${id}.svg?rot=${rot}&copy=${copy % DRAWN_COPIES}${small ? '&small=1' : ''}`);
}
export function tile_shapes(id: string): string {
  return art(`tiles/${id}.json`);
}

export interface ChartLook {
  theme: Theme;
  language: Language;
  chips: boolean;
  starts: string[];
  small?: boolean; // for less than 90 pixels a square
  marks?: boolean; // where chips lie is drawn, since none lie there
}
export function map_art(id: string, { theme, language, chips, starts, small, marks }: ChartLook): string {
  return art(`maps/${id}.svg?theme=${theme}&language=${language}${chips ? '&chips=1' : ''}&starts=${starts.join(',')}${small ? '&small=1' : ''}${marks ? '&marks=1' : ''}`);
}
// The same in two: without names, and these alone, to be read where a square has so many pixels.
export function bare_map_art(id: string, look: ChartLook): string {
  return `${map_art(id, look)}&names=none`;
}
export function map_names_art(id: string, look: ChartLook, pixels: number): string {
  return `${map_art(id, look)}&names=alone&pixels=${lettering(pixels)}`;
}
export const lettering = (pixels: number): number => LETTERED.findLast((size) => size <= pixels) ?? LETTERED[0]!;
const LETTERED = [14, 17, 20, 24, 29, 34, 42, 50, 60, 75, 90, 110, 140, 180, 240, 320, 420]; // as the server has them
// The free table's sheet, in squares.
export function table_art({ left, top, right, bottom }: Sheet, theme: Theme): string {
  return art(`table.svg?squares=${left},${top},${right},${bottom}&theme=${theme}`);
}
export function card_art(id: string, theme: Theme): string {
  return art(`cards/${id}.svg?theme=${theme}`);
}

export interface FigureArt {
  lies?: boolean;
  ghost?: boolean;
  held?: boolean;
  upgraded?: Colour | null;
}
// Of a player: in the colour of their seat.
export function figure_art(kind: FigureKind, seat: number, look: FigureArt = {}): string {
  const words = [
    look.lies && 'lies=1',
    look.ghost && 'ghost=1',
    look.held && 'held=1',
    look.upgraded && `upgraded=${look.upgraded}`,
  ].filter(Boolean);
  return art(`figures/${kind}-${colour_of(seat)}.svg${words.length ? `?${words.join('&')}` : ''}`);
}
export function arms_art(seat: number): string {
  return colour_art(colour_of(seat));
}
export function colour_art(colour: number): string {
  return art(`arms/${colour}.svg`);
}

// What is not known of a chip is null.
export function chip_art(colour: Colour | null, value: number | null, down = false): string {
  return art(`chips/${colour ?? 'secret'}-${value ?? 0}.svg${down ? '?down=1' : ''}`);
}

// One in hand: null is face down.
export function hand_chip(chip: Chip | null): string {
  return chip_art(chip?.colour ?? null, chip?.value ?? null, !chip);
}

export function goods_art(goods: Goods): string {
  return art(`goods/${goods}.svg`);
}

// A figure alone, filling its picture.
export function figure_icon(kind: FigureKind, seat: number, upgraded: Colour | null = null): string {
  return art(`figures/${kind}-${colour_of(seat)}.svg?icon=1${upgraded ? `&upgraded=${upgraded}` : ''}`);
}
