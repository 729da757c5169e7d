// A line of actions as it would lie on the board, one thing after the other.
import { middle, same, type Point } from '../board/geometry';
import { lies } from '../board/figures';
import type { Action, At, FigureKind, View } from '../protocol/types';
import { origin_of_action, place_of_action } from '../replay/actions';

export type Laid =
  | { what: 'tile'; square: At; tile: string; rot: number; copy: number }
  | { what: 'figure'; at: Point; figure: FigureKind; lies: boolean; from: Point | null }
  | { what: 'spot'; at: Point; from: Point | null };

// The tile that a line lays: the one in hand, or one that is fetched from an island.
function tile_after(action: Action, view: View): string | null {
  return action.type === 'take' ? (view.islands[action.island]?.[action.stack]?.top ?? null) : view.tile;
}

export function laid_by(actions: Action[], view: View, seat: number): Laid[] {
  const all: Laid[] = [];
  let now = view;
  for (const action of actions) {
    now = { ...now, tile: tile_after(action, now) };
    if (action.type === 'tile') {
      if (!now.tile) break; // nobody has drawn it yet
      const { x, y, rot } = action;
      all.push({ what: 'tile', square: { x, y }, tile: now.tile, rot, copy: now.board.filter(({ tile }) => tile === now.tile).length });
      now = { ...now, board: [...now.board, { x, y, rot, tile: now.tile, player: seat }], tile: null };
      continue;
    }
    const at = place_of_action(action, now);
    if (!at) continue;
    const from = origin_of_action(action, now, seat);
    const figure = action.type === 'figure' ? action.figure : action.type === 'postman_to' ? 'postman' : null;
    all.push(figure && 'on' in action ? { what: 'figure', at, figure, lies: lies(figure, action.on), from } : { what: 'spot', at, from });
  }
  return all;
}

// All squares it touches, so that they can be seen.
export function squares_of(laid: Laid[]): At[] {
  return laid.map((each) => (each.what === 'tile' ? each.square : { x: Math.floor(each.at.x / 100), y: Math.floor(each.at.y / 100) }));
}

// What two lines have in common is drawn once: how many things from the beginning.
export function shared_by(one: Laid[], other: Laid[]): number {
  const alike = (a: Laid, b: Laid | undefined) =>
    a.what === 'tile' ? b?.what === 'tile' && same(a.square, b.square) && a.rot === b.rot : JSON.stringify(a) === JSON.stringify(b);
  const differ = one.findIndex((each, i) => !alike(each, other[i]));
  return differ < 0 ? one.length : differ;
}

export const centre_of = (laid: Laid): Point => (laid.what === 'tile' ? middle(laid.square) : laid.at);
