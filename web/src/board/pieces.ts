// What lies on the table, as drawings at their places: the map, chips, tiles.
import { bare_map_art, chip_art, map_names_art, table_art, tile_art } from '../look/art';
import type { BoardTile, MapData, View } from '../protocol/types';
import type { Theme } from '../settings.svelte';
import type { Language } from '../text/languages';
import { chip_place } from './chips';
import { same, SQUARE, whole_board } from './geometry';
import type { Piece } from './paint/scene';
import { table_sheet } from './sheet';
import { grain } from './windows';

const SMALL = 90; // pixels of a tile below which the simpler drawing is clearer

interface Look {
  theme: Theme;
  language: Language;
}

export function pieces_of(view: View, map: MapData | null, look: Look, square: number): Piece[] {
  return [...(map ? chart(view, map, look, square) : [table(view.board, look.theme)]), ...chips(view, map), ...tiles(view.board, square * grain() < SMALL)];
}

function table(board: BoardTile[], theme: Theme): Piece {
  const sheet = table_sheet(board);
  const { left, top, right, bottom } = whole_board(null, board);
  return { url: table_art(sheet, theme), x: left, y: top, width: right - left, height: bottom - top, sheet: true };
}

function chart(view: View, map: MapData, { theme, language }: Look, square: number): Piece[] {
  const used = [...view.board.filter(({ player }) => player === null), ...(view.starts ?? [])];
  const starts = map.starts.filter(({ at: [x, y] }) => used.some((start) => same(start, { x, y }))).map(({ id }) => id);
  const { left, top, right, bottom } = whole_board(map, []);
  const covered = map.towns.map(({ at: [x, y] }) => ({ x, y })).filter((town) => view.board.some((tile) => same(tile, town))).map(({ x, y }) => `${x},${y}`);
  const place = { x: left, y: top, width: right - left, height: bottom - top };
  const printed = { theme, language, starts, chips: view.setup.chips === true }; // of the map's own chip rules
  return [
    { url: bare_map_art(map.id, printed), ...place, sheet: true },
    { url: map_names_art(map.id, printed, square), ...place, names: true, without: covered },
  ];
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
