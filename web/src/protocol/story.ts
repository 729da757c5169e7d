// A game told from its beginning to its end.
import { steps_of } from './steps';
import type { Action, Decision, Features, GameEvent, Setup, TableEvent, View } from './types';

export interface Step {
  player: number | null;
  action: Action | null; // null: the beginning
  events: GameEvent[];
  scores: number[];
}
export interface Story {
  setup: Setup;
  seed?: number | string; // as the server tells it
  steps: Step[];
  winners: number[];
}
export interface Position extends Features {
  view: View;
  decision: Decision | null;
}

// What happened at a table, without what was taken back.
export function story_of(history: TableEvent[]): Story {
  const steps = steps_of(history);
  const ending = history.findLast((event) => event.type === 'over');
  return {
    setup: steps[0]?.type === 'started' ? steps[0].setup : {},
    steps: steps.map((step) => ({ player: step.type === 'played' ? step.seat : null, action: step.type === 'played' ? step.action : null, events: step.events, scores: step.scores })),
    winners: ending?.winners ?? [],
  };
}

// Where the server and the page have a game that is over. An invitation opens a private one.
const with_invite = (invite: string | undefined) => (invite ? `?invite=${encodeURIComponent(invite)}` : '');
export function game_url(id: string, invite?: string, part = ''): string {
  return `/api/games/${id}${part}${with_invite(invite)}`;
}
export function replay_path(id: string, invite?: string): string {
  return `/replay/${id}${with_invite(invite)}`;
}
