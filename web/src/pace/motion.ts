// What is in motion while an action is shown, and how long it takes.
import type { At, BoardTile, FigureKind, GameEvent } from '../protocol/types';
import type { Played } from './advance';

export const PACES = ['calm', 'quick', 'at_once'] as const;
export type Tempo = (typeof PACES)[number];

export interface Moved {
  tile: BoardTile | null; // slides to its square
  figure: (At & { player: number; figure: FigureKind; on: string }) | null; // drops onto its spot
}
export interface Lasting {
  moves: number; // milliseconds until it lies,
  rests: number; // and until the next begins
}

const SLIDE = 420;
const DROP = 200;
const CALM = 620; // an action without a tile, all in all,
const CALM_TILE = 760; // with one,
const CALM_SCORE = 900; // or with points
const QUICK = 250;
const SEEN = new Set<GameEvent['type']>(['placed', 'figure', 'returned', 'score', 'goods', 'taken', 'chip', 'chip_laid', 'redeem', 'treat', 'upgrade', 'postman', 'held', 'sell', 'isle']);

export function moved({ events }: Pick<Played, 'events'>): Moved {
  const shown: Moved = { tile: null, figure: null };
  for (const event of events) {
    if (event.type === 'placed') shown.tile ??= event;
    if (event.type === 'figure') shown.figure ??= event;
    if (event.type === 'postman' && (event.action === 'postman_to' || event.action === 'postman_here')) shown.figure ??= { ...event, player: event.owner, figure: 'postman' };
  }
  return shown;
}

// Nothing to see takes no time.
export function lasting(event: Pick<Played, 'events'>, tempo: Tempo): Lasting {
  if (tempo === 'at_once' || !event.events.some(({ type }) => SEEN.has(type))) return { moves: 0, rests: 0 };
  const { tile, figure } = moved(event);
  const scores = event.events.some((each) => each.type === 'score' && each.points !== 0);
  const all = tempo === 'quick' ? QUICK : scores ? CALM_SCORE : tile ? CALM_TILE : CALM;
  const moves = tile ? Math.min(SLIDE, all * 0.7) : figure ? Math.min(DROP, all * 0.7) : 0;
  return { moves, rests: all - moves };
}
