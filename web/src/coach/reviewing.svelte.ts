// A game that is over being gone through by the coach, piece by piece, over a connection of its own: nobody waits for it, and
// it can be stopped. What is known of a game is kept while the page is there, so that its result and its replay share it.
import { Connection, Refusal, TOO_MANY } from '../protocol/connection';
import { end_of } from '../protocol/ends';
import { why_refused } from '../protocol/refused';
import type { ReviewedTurn } from '../protocol/types';

export interface Target {
  id: string;
  invite: string;
  key: string;
}
type State = 'new' | 'working' | 'stopped' | 'done';

const PAUSE = 1500; // milliseconds before an end that has too much to do is asked again
const UNSEEN = 4000; // after which nobody looks any more: from one page to the next is sooner

export class Reviewing {
  turns: ReviewedTurn[] = $state.raw([]);
  state: State = $state('new');
  fault = $state('');
  private from = 0;
  private connection: Connection | null = null;
  private timer = 0;
  private watchers = 0;
  private leaving = 0;

  constructor(private target: Target) {}

  // How much of the game is known, from 0 to 1.
  part(steps: number): number {
    if (this.state === 'done') return 1;
    const last = this.turns.at(-1);
    const decided = last?.decisions.at(-1);
    return Math.min(1, ((decided ? decided.at + 1 : (last?.at ?? 0)) || 0) / Math.max(1, steps));
  }

  begin(): void {
    if (this.state === 'working' || this.state === 'done') return;
    this.state = 'working';
    this.fault = '';
    this.connection = new Connection(end_of(this.target.id), { connected: () => void this.go(), lost: () => {}, told: () => {} });
  }

  stop(): void {
    if (this.state === 'working') this.end('stopped');
  }

  // Call in an effect: it goes on only as long as somebody looks.
  watch(): () => void {
    clearTimeout(this.leaving);
    ++this.watchers;
    return () => {
      if (--this.watchers === 0) this.leaving = window.setTimeout(() => this.stop(), UNSEEN);
    };
  }

  private end(state: State): void {
    this.state = state;
    clearTimeout(this.timer);
    this.connection?.close();
    this.connection = null;
  }

  // From where it stands, whenever the connection is there.
  private async go(): Promise<void> {
    const { connection } = this;
    const { id, invite, key } = this.target;
    try {
      await connection?.ask('join', { table: id, ...(invite && { invite }), ...(key && { key }) });
      while (connection && connection === this.connection) {
        const { turns, next } = await connection.ask('review', { from: this.from });
        this.turns = [...this.turns, ...turns];
        if (next === null) return this.end('done');
        this.from = next;
      }
    } catch (error) {
      if (connection !== this.connection || !(error instanceof Refusal)) return; // it was stopped, or comes back by itself
      if (error.code === TOO_MANY) this.timer = window.setTimeout(() => void this.go(), PAUSE);
      else {
        this.fault = why_refused(error);
        this.end('stopped');
      }
    }
  }
}

const known = new Map<string, Reviewing>();

export function reviewing_of(target: Target): Reviewing {
  const reviewing = known.get(target.id) ?? new Reviewing(target);
  known.set(target.id, reviewing);
  return reviewing;
}
