// What lies on the table, as drawings at their places: the map, chips, tiles.
import { chip_art, map_art, tile_art } from '../look/art';
import type { BoardTile, MapData, View } from '../protocol/types';
import type { Language, Theme } from '../settings.svelte';
import { chip_place } from './chips';
import { same, SQUARE } from './geometry';
import type { Piece } from './paint/scene';
import { grain } from './windows';

const SMALL = 90; // pixels of a tile below which the simpler drawing is clearer

interface Look {
  theme: Theme;
  language: Language;
}

export function pieces_of(view: View, map: MapData | null, look: Look, square: number): Piece[] {
  return [...(map ? [chart(view, map, look)] : []), ...chips(view, map), ...tiles(view.board, square * grain() < SMALL)];
}

function chart(view: View, map: MapData, { theme, language }: Look): Piece {
  const used = [...view.board.filter(({ player }) => player === null), ...(view.starts ?? [])];
  const starts = map.starts.filter(({ at: [x, y] }) => used.some((start) => same(start, { x, y }))).map(({ id }) => id);
  const [left, top, right, bottom] = map.frame.map((value) => value * SQUARE) as [number, number, number, number];
  const url = map_art(map.id, { theme, language, starts, chips: view.setup.chips === true }); // prints of the map's own chip rules
  return { url, x: left, y: top, width: right - left, height: bottom - top };
}

// Those that the players lay are seen to land (Chips).
function chips(view: View, map: MapData | null): Piece[] {
  if (view.decision?.kind === 'chip') return [];
  return view.chips.map((chip) => {
    const { x, y, size } = chip_place(map, chip);
    return { url: chip_art(chip.colour, chip.value, chip.face === 'down'), x, y, width: size, height: size };
  });
}

// No two of a kind look alike.
function tiles(board: BoardTile[], small: boolean): Piece[] {
  const seen = new Map<string, number>();
  return board.map(({ tile, x, y, rot }) => {
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    return { url: tile_art(tile, rot, copy, small), x: x * SQUARE, y: y * SQUARE, width: SQUARE, height: SQUARE, tile: true };
  });
}
