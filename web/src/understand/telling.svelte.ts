// Scores told one after the other, without holding anybody up: the more there are, the shorter each is.
import type { GameEvent } from '../protocol/types';

export type Score = Extract<GameEvent, { type: 'score' }>;
export interface Story {
  key: number;
  score: Score;
  stay: number; // milliseconds at the feature before it flies to the player
}

export const FLIGHT = 420; // milliseconds
const STAY = [1500, 1100, 800, 550, 380]; // by how many are waiting
const MANY = 12; // further ones are only in the log

export class Telling {
  now: Story | null = $state.raw(null);
  gained: { key: number; player: number; points: number } | null = $state.raw(null); // just arrived at a player's card
  private waiting: Score[] = [];
  private count = 0;
  private timer = 0;

  tell(events: GameEvent[]): void {
    const final = events.findIndex(({ type }) => type === 'final'); // told by itself
    const scores = events.slice(0, final < 0 ? undefined : final).filter((event): event is Score => event.type === 'score' && event.points !== 0);
    this.waiting.push(...scores.slice(0, MANY - this.waiting.length));
    if (!this.now) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
  }

  private next(): void {
    const score = this.waiting.shift();
    if (!score) {
      this.now = null;
      return;
    }
    const stay = STAY[Math.min(this.waiting.length, STAY.length - 1)]!;
    const story = { key: ++this.count, score, stay };
    this.now = story;
    this.timer = window.setTimeout(() => {
      this.gained = { key: story.key, player: score.player, points: score.points };
      this.next();
    }, stay + FLIGHT);
  }
}
