// A game told from its beginning to its end.
import { end_of } from './ends';
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

// A game that is over, or a part of it. An invitation opens a private one.
export function fetch_game(id: string, invite: string | undefined, part = ''): Promise<Response> {
  return end_of(id).get(`/api/games/${id}${part}`, invite);
}
// Its record, as a text: a file, or what another game goes on with.
export async function fetch_record(id: string, invite: string | undefined): Promise<string> {
  const answer = await fetch_game(id, invite);
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  return answer.text();
}
// Where the page has it: what stands after # is not sent to the server.
export function replay_path(id: string, invite?: string): string {
  return `/replay/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
}
