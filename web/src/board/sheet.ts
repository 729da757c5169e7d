// The free table's sheet: it grows with the board, by two squares at a time, so that it seldom does.
import type { At } from '../protocol/types';

export interface Sheet {
  left: number; // in squares
  top: number;
  right: number;
  bottom: number;
}

const ROOM = 3; // squares at least between tiles and its edge
const down = (value: number) => 2 * Math.floor(value / 2);

export function table_sheet(board: At[]): Sheet {
  const places = board.length ? board : [{ x: 0, y: 0 }];
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: down(Math.min(...xs) - ROOM),
    top: down(Math.min(...ys) - ROOM),
    right: 1 - down(-Math.max(...xs) - ROOM),
    bottom: 1 - down(-Math.max(...ys) - ROOM),
  };
}
