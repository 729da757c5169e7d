// The final scoring, thing by thing: those who share a feature are told together.
import type { Story } from '../protocol/story';
import type { At, Parts, ScoreKind } from '../protocol/types';
import { all_events, group_of, no_points, type Points } from './statistics';

export interface Told extends At {
  kind: ScoreKind;
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
  const things: Told[] = [];
  let final = false;
  for (const event of all_events(story)) {
    if (event.type === 'final') final = true;
    if (event.type !== 'score') continue;
    const { player, points, kind, parts, complete = false, x, y, on = '' } = event;
    if (!final) {
      before[player]![group_of(kind)] += points;
      continue;
    }
    const last = things.at(-1);
    if (last && on && last.kind === kind && last.x === x && last.y === y && last.on === on) last.shares.push({ player, points });
    else things.push({ kind, parts, complete, x, y, on, shares: [{ player, points }] });
  }
  return { before, things };
}

// Everybody's points when so many things are told.
export function points_after({ before, things }: Final, told: number): Points[] {
  const sums = before.map((points) => ({ ...points }));
  for (const { kind, shares } of things.slice(0, told)) for (const { player, points } of shares) sums[player]![group_of(kind)] += points;
  return sums;
}
