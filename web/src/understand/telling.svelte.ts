// Scores told one after the other, without holding anybody up: the more there are, the shorter each is.
import type { At, Chip, GameEvent, Goods } from '../protocol/types';

export type Score = Extract<GameEvent, { type: 'score' }>;
export type PlacedScore = Extract<Score, { x: number }>;
// Points of a score, or goods taken: what is told, and where.
interface Told {
  player: number;
  at: At;
  score: PlacedScore | null;
  goods: { goods: Goods; tokens: number }[];
  chip: Chip | null; // that brought it
}
export interface Story extends Told {
  key: number;
  stay: number; // milliseconds at the feature before it flies to the player
}

export const FLIGHT = 420; // milliseconds
const STAY = [1500, 1100, 800, 550, 380]; // by how many are waiting
const MANY = 12; // further ones are only in the log

export class Telling {
  now: Story | null = $state.raw(null);
  gained: { key: number; player: number; points: number } | null = $state.raw(null); // just arrived at a player's card
  private waiting: Told[] = [];
  private last: At | null = null; // the tile that was laid
  private count = 0;
  private timer = 0;

  tell(events: GameEvent[]): void {
    const final = events.findIndex(({ type }) => type === 'final'); // told by itself
    let chip: Chip | null = null; // told just before its score
    for (const event of events.slice(0, final < 0 ? undefined : final)) {
      if (event.type === 'placed') this.last = event;
      if (event.type === 'goods') this.take(event);
      if (event.type === 'score' && 'x' in event && event.points !== 0) this.wait({ player: event.player, at: event, score: event, goods: [], chip });
      chip = event.type === 'chip' || event.type === 'treat' ? { colour: event.colour, value: event.value } : null;
    }
    if (!this.now) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
  }

  private wait(told: Told): void {
    if (this.waiting.length < MANY) this.waiting.push(told);
  }

  // Goods of one move are told together, at the tile that brought them.
  private take({ player, goods, tokens }: Extract<GameEvent, { type: 'goods' }>): void {
    const before = this.waiting.at(-1);
    if (before?.goods.length && before.player === player) before.goods.push({ goods, tokens });
    else if (this.last) this.wait({ player, at: this.last, score: null, goods: [{ goods, tokens }], chip: null });
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
      if (next.score) this.gained = { key: story.key, player: next.player, points: next.score.points };
      this.next();
    }, stay + FLIGHT);
  }
}
