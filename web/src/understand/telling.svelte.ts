// Scores told one after the other, without holding anybody up: the more there are, the shorter each is.
import type { Chip, GameEvent } from '../protocol/types';

export type Score = Extract<GameEvent, { type: 'score' }>;
export interface Story {
  key: number;
  score: Score;
  chip: Chip | null; // that brought it
  stay: number; // milliseconds at the feature before it flies to the player
}

export const FLIGHT = 420; // milliseconds
const STAY = [1500, 1100, 800, 550, 380]; // by how many are waiting
const MANY = 12; // further ones are only in the log

export class Telling {
  now: Story | null = $state.raw(null);
  gained: { key: number; player: number; points: number } | null = $state.raw(null); // just arrived at a player's card
  private waiting: { score: Score; chip: Chip | null }[] = [];
  private count = 0;
  private timer = 0;

  tell(events: GameEvent[]): void {
    const final = events.findIndex(({ type }) => type === 'final'); // told by itself
    let chip: Chip | null = null; // told just before its score
    for (const event of events.slice(0, final < 0 ? undefined : final)) {
      if (event.type === 'score' && event.points !== 0 && this.waiting.length < MANY) this.waiting.push({ score: event, chip });
      chip = event.type === 'chip' || event.type === 'treat' ? { colour: event.colour, value: event.value } : null;
    }
    if (!this.now) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
  }

  private next(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.now = null;
      return;
    }
    const stay = STAY[Math.min(this.waiting.length, STAY.length - 1)]!;
    const story = { key: ++this.count, ...next, stay };
    this.now = story;
    this.timer = window.setTimeout(() => {
      this.gained = { key: story.key, player: next.score.player, points: next.score.points };
      this.next();
    }, stay + FLIGHT);
  }
}
