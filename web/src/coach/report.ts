// What the coach's turns add up to: where the result came from, the moments that decided, the decisions that cost something.
import type { Decided, ReviewedTurn, Verdict } from '../protocol/types';

export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const satisfies Verdict[];
export const is_fault = (mark: Verdict): boolean => mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';

// In points of lead: result = start + luck + skill + rest, exactly.
export interface Account {
  start: number; // the lead expected before anything was drawn
  luck: number; // everybody's draws
  skill: number; // everybody's decisions
  rest: number; // what the coach had not foreseen
  result: number;
  own_luck: number; // one's own draws alone,
  own_loss: number; // one's own decisions
  marks: Record<Verdict, number>;
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

export function decisions_of(turns: ReviewedTurn[]): Decided[] {
  return turns.flatMap(({ decisions }) => decisions);
}

export function account_of(turns: ReviewedTurn[], seat: number): Account {
  const of = (numbers: number[]) => numbers[seat] ?? 0;
  const own = decisions_of(turns).filter(({ player }) => player === seat);
  const marks = Object.fromEntries(VERDICTS.map((mark) => [mark, own.filter((each) => each.mark === mark).length]));
  return {
    start: of(turns[0]?.before ?? []),
    luck: sum(turns.map(({ luck }) => of(luck))),
    skill: sum(turns.map(({ skill }) => of(skill))),
    rest: sum(turns.slice(1).map(({ before }, i) => of(before) - of(turns[i]!.lead))),
    result: of(turns.at(-1)?.lead ?? []),
    own_luck: sum(turns.filter(({ player }) => player === seat).map(({ drawn }) => drawn?.luck ?? 0)),
    own_loss: sum(own.map(({ lost }) => lost)),
    marks: marks as Account['marks'],
  };
}

// The same as it is told: one's own, that of the others, all else. Tenths, of which the last takes what rounding leaves, so that
// whoever adds them up comes to the result.
export type PartKey = 'loss' | 'luck' | 'others_loss' | 'others_luck' | 'rest';
export function parts_of({ luck, skill, result, own_luck, own_loss }: Account): { key: PartKey; value: number }[] {
  const told: [PartKey, number][] = [['loss', -own_loss], ['luck', own_luck], ['others_loss', skill + own_loss], ['others_luck', luck - own_luck]];
  const tens = told.map(([key, value]): [PartKey, number] => [key, Math.round(value * 10)]);
  const rest = Math.round(result * 10) - sum(tens.map(([, value]) => value));
  return [...tens, ['rest', rest] as [PartKey, number]].map(([key, value]) => ({ key, value: value / 10 || 0 }));
}

// What changed somebody's chance to win: a tile drawn, or a decision.
export interface Moment {
  at: number;
  turn: number;
  player: number;
  swing: number; // of their chance
  tile?: string; // that was drawn
  decision?: Decided;
}

// The largest, in the order in which they happened.
export function moments_of(turns: ReviewedTurn[], most = 3): Moment[] {
  const all = turns.flatMap(({ at, turn, player, drawn, decisions }): Moment[] => [
    ...(drawn ? [{ at, turn, player, swing: drawn.chance, tile: drawn.tile }] : []),
    ...decisions.map((decision) => ({ at: decision.at, turn, player: decision.player, swing: -decision.chance, decision })),
  ]);
  return all
    .filter(({ swing }) => swing !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

export interface Costly {
  turn: number;
  decision: Decided;
}

// Those that cost something, as they came; of one seat or of all.
export function costly_of(turns: ReviewedTurn[], seat: number | null): Costly[] {
  return turns.flatMap(({ turn, decisions }) =>
    decisions.filter(({ mark, player }) => is_fault(mark) && (seat === null || player === seat)).map((decision) => ({ turn, decision })),
  );
}

// The next decision that cost something, before or behind a moment.
export function next_costly(all: Costly[], at: number, way: 1 | -1): Costly | undefined {
  return way > 0 ? all.find(({ decision }) => decision.at > at) : all.findLast(({ decision }) => decision.at < at);
}
