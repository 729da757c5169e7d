// Positions that the real engine has played, as `npm run record` writes them for the rules and the lessons.
import type { Action, At, Feature, GameEvent, Legal, View } from '../protocol/types';

// A drawn example of the rules.
export interface Example {
  view: View;
  crop: [left: number, top: number, right: number, bottom: number]; // what is shown, in squares
  lit: Feature[]; // to be seen at a glance
  squares: At[]; // where the tile in hand may lie
  ghosts: Action[]; // what may be done with figures
  reach: At | null;
  flags: { player: number; points: number; x: number; y: number }[];
  values: Record<string, number>; // for the caption: points of each player (p0, p1), parts of the first score
}
export type Examples = Record<string, Example>;

// A place in a lesson: what the pupil sees, may do, and is asked to do. Where it goes on depends on what was done.
export interface Place {
  view: View;
  legal: Omit<Legal, 'at'>;
  right: { action: Action; events: GameEvent[]; next: Place }[]; // all that does what is asked; empty at a step's end
}
export type Lesson = Record<string, Place>; // by step
