// The final scoring, thing by thing: those who share a feature are told together.
import { same } from '../board/geometry';
import type { Story } from '../protocol/story';
import type { At, GameEvent, Parts, ScoreKind } from '../protocol/types';
import { all_events, group_of, no_points, type Points, type Score } from './statistics';

export interface Told {
  kind: ScoreKind;
  at: At | null; // null: nowhere on the board
  parts: Parts;
  complete: boolean;
  on: string; // '' for what is no feature
  shares: { player: number; points: number }[];
}

export interface Final {
  before: Points[]; // of each seat, with which it begins
  things: Told[];
}

export function final_of(story: Story): Final {
  const before = (story.steps[0]?.scores ?? []).map(no_points);
  const events = all_events(story);
  const begins = events.findIndex(({ type }) => type === 'final');
  const earlier = begins < 0 ? events : events.slice(0, begins);
  for (const event of earlier) if (event.type === 'score') before[event.player]![group_of(event.kind)] += event.points;
  return { before, things: things_of(events.slice(earlier.length)) };
}

export function things_of(events: GameEvent[]): Told[] {
  const things: Told[] = [];
  for (const event of events) {
    if (event.type !== 'score') continue;
    const thing = told_by(event);
    const last = things.at(-1);
    if (last && same_thing(last, thing)) last.shares.push(...thing.shares);
    else things.push(thing);
  }
  return things;
}

function told_by(score: Score): Told {
  const { player, points, kind, parts } = score;
  const shares = [{ player, points }];
  if (score.kind === 'trade_goods') return { kind, parts, complete: true, at: null, on: '', shares };
  return { kind, parts, complete: score.complete ?? false, at: { x: score.x, y: score.y }, on: score.on ?? '', shares };
}

// Owners of one field may have different points: who has a pig there gets more (T2).
function same_thing(a: Told, b: Told): boolean {
  if (a.kind !== b.kind) return false;
  return a.kind === 'trade_goods' ? a.parts.goods === b.parts.goods : a.on !== '' && a.on === b.on && same(a.at, b.at);
}

// Everybody's points when so many things are told.
export function points_after({ before, things }: Final, told: number): Points[] {
  const sums = before.map((points) => ({ ...points }));
  for (const { kind, shares } of things.slice(0, told)) for (const { player, points } of shares) sums[player]![group_of(kind)] += points;
  return sums;
}
