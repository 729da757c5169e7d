// What a finished game's events add up to.
import type { Story } from '../protocol/story';
import type { FeatureKind, GameEvent, ScoreKind } from '../protocol/types';

export const GROUPS = ['city', 'road', 'monastery', 'garden', 'post_office', 'field', 'goods', 'chip', 'other'] as const;
export type Group = (typeof GROUPS)[number];
export type Score = Extract<GameEvent, { type: 'score' }>;

const GROUP_OF: Record<ScoreKind, Group> = {
  city: 'city',
  road: 'road',
  monastery: 'monastery',
  garden: 'garden',
  post_office: 'post_office',
  postman: 'post_office',
  field: 'field',
  trade_goods: 'goods',
  chip: 'chip',
  treat: 'chip',
  wine: 'chip',
  coats: 'other',
  town_cost: 'other',
};
export function group_of(kind: ScoreKind): Group {
  return GROUP_OF[kind];
}

export type Points = Record<Group, number>;
export const no_points = (): Points => Object.fromEntries(GROUPS.map((group) => [group, 0])) as Points;
export function total(points: Points): number {
  return Object.values(points).reduce((sum, each) => sum + each, 0);
}

export interface Largest {
  player: number;
  size: number; // tiles; of a field its cities
  points: number;
}

export interface PlayerNumbers {
  points: Points;
  final: number; // of these, in the final scoring
  best: number; // the most at once
  tiles: number;
  chips: number;
  goods: number; // tokens
  more: number; // tiles beyond the first of a turn
  placed: number; // figures
  returned: number;
  completed: number; // features that brought points
}

export interface Numbers {
  players: PlayerNumbers[];
  largest: Partial<Record<FeatureKind, Largest>>;
  turns: number;
  tiles: number;
}

const nothing = (): PlayerNumbers => ({
  points: no_points(),
  final: 0,
  best: 0,
  tiles: 0,
  chips: 0,
  goods: 0,
  more: 0,
  placed: 0,
  returned: 0,
  completed: 0,
});

export function all_events({ steps }: Pick<Story, 'steps'>): GameEvent[] {
  return steps.flatMap(({ events }) => events);
}

export function numbers_of(story: Story): Numbers {
  const players = (story.steps[0]?.scores ?? []).map(nothing);
  const largest: Numbers['largest'] = {};
  let final = false;
  let turns = 0;
  let laid = 0; // in this turn
  for (const event of all_events(story)) {
    if (event.type === 'final') final = true;
    if (event.type === 'turn') [turns, laid] = [event.number, 0];
    const one = 'player' in event && event.player !== null ? players[event.player] : undefined;
    if (!one) continue;
    if (event.type === 'placed') {
      ++one.tiles;
      if (laid++) ++one.more;
    }
    if (event.type === 'goods') one.goods += event.tokens;
    if (event.type === 'figure') ++one.placed;
    if (event.type === 'returned') ++one.returned;
    if (event.type === 'chip' || (event.type === 'treat' && event.points !== undefined)) ++one.chips;
    if (event.type !== 'score') continue;
    one.points[group_of(event.kind)] += event.points;
    one.best = Math.max(one.best, event.points);
    if (final) one.final += event.points;
    if (event.kind !== 'trade_goods' && event.complete && event.on) ++one.completed;
    keep_largest(largest, event);
  }
  return { players, largest, turns, tiles: players.reduce((sum, { tiles }) => sum + tiles, 0) };
}

function keep_largest(largest: Numbers['largest'], { kind, parts, player, points }: Score): void {
  if (kind !== 'city' && kind !== 'road' && kind !== 'field') return;
  const size = (kind === 'field' ? parts.cities : parts.tiles) ?? 0;
  const before = largest[kind];
  if (size > (before?.size ?? 0) || (before && size === before.size && points > before.points)) largest[kind] = { player, size, points };
}

export interface Curve {
  turns: number[][]; // everybody's points after so many turns: the first row is the beginning
  final: number[]; // after the final scoring
}

export function curve_of(story: Story): Curve {
  const now = (story.steps[0]?.scores ?? []).map(() => 0);
  const turns: number[][] = [];
  let counting = true;
  for (const event of all_events(story)) {
    if (event.type === 'turn') turns[event.number - 1] = [...now];
    if (event.type === 'final') {
      turns.push([...now]);
      counting = false;
    }
    if (event.type === 'score') now[event.player] = (now[event.player] ?? 0) + event.points;
  }
  if (counting) turns.push([...now]); // given up before the final scoring
  return { turns, final: now };
}

// The step with which each turn ends; the first is the beginning.
export function turn_ends(story: Story): number[] {
  const ends: number[] = [];
  story.steps.forEach(({ events }, step) => {
    if (events.some(({ type }) => type === 'turn')) ends.push(step);
  });
  const last = story.steps.length - 1;
  if (ends.at(-1) !== last) ends.push(last);
  return ends;
}

// Seats by points, those that resigned behind all others; the same points are the same rank.
export function ranking(scores: number[], resigned: boolean[] = []): { seat: number; score: number; rank: number }[] {
  const seats = scores.map((score, seat) => ({ seat, score, gone: resigned[seat] ?? false }));
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]) => Number(a.gone) - Number(b.gone) || b.score - a.score;
  return seats
    .map((one) => ({ seat: one.seat, score: one.score, rank: 1 + seats.filter((other) => ahead(other, one) < 0).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
