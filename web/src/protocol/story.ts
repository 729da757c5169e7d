// A game told from its beginning to its end.
import type { Action, Decision, Features, GameEvent, Setup, TableEvent, View } from './types';

export interface Step {
  player: number | null;
  action: Action | null; // null: the beginning
  events: GameEvent[];
  scores: number[];
}
export interface Story {
  setup: Setup;
  steps: Step[];
  winners: number[];
}
export interface Position extends Features {
  view: View;
  decision: Decision | null;
}

// What happened at a table, without what was taken back.
export function story_of(history: TableEvent[]): Story {
  const story: Story = { setup: {}, steps: [], winners: [] };
  for (const event of history) {
    if (event.type === 'started') {
      story.setup = event.setup;
      story.steps = [{ player: null, action: null, events: event.events, scores: event.scores }];
    }
    if (event.type === 'played') story.steps.push({ player: event.seat, action: event.action, events: event.events, scores: event.scores });
    if (event.type === 'took_back') story.steps.splice(-event.actions, event.actions);
    if (event.type === 'over') story.winners = event.winners;
  }
  return story;
}

// Where the server and the page have a game that is over. An invitation opens a private one.
const with_invite = (invite: string | undefined) => (invite ? `?invite=${encodeURIComponent(invite)}` : '');
export function game_url(id: string, invite?: string, part = ''): string {
  return `/api/games/${id}${part}${with_invite(invite)}`;
}
export function replay_path(id: string, invite?: string): string {
  return `/replay/${id}${with_invite(invite)}`;
}
