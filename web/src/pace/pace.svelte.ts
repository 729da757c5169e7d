// Actions of others are shown one after the other: the position that is seen lags behind the one that is known.
import type { View } from '../protocol/types';
import { settings } from '../settings.svelte';
import { advance, type Played } from './advance';
import { lasting, moved, type Moved, type Tempo } from './motion';

export interface Showing extends Moved {
  key: number;
  seat: number; // whose action it is
  lies: boolean; // it has arrived
  moves: number; // milliseconds that takes
}
interface Waiting {
  event: Played;
  own: boolean; // whoever did it has seen it
  again: boolean; // it was seen before
}
type Listener = (event: Played, again: boolean) => void;

const MOST = 60; // actions that wait; whoever is further behind is brought to the present

export class Pace {
  view: View | null = $state.raw(null); // as far as it was seen
  now: Showing | null = $state.raw(null); // what is in motion
  hurried = false; // somebody's clock runs meanwhile
  private waiting: Waiting[] = $state.raw([]); // the first is being shown
  private timer = 0;
  private count = 0;
  private listeners = new Set<Listener>();

  // There is more to see: nobody decides yet.
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  // The event that comes next; infinite: all was seen.
  get unseen(): number {
    const next = this.waiting[this.now?.lies ? 1 : 0];
    return next && !next.again ? next.event.number : Infinity;
  }

  // What will be in motion next: its pictures can be fetched.
  get coming(): Moved | null {
    return this.waiting[1] ? moved(this.waiting[1].event) : null;
  }

  // Told of every action when it is seen.
  on_seen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // `before` is the position in which it was done, if the table knows that.
  hear(event: Played, before: View | null, own: boolean): void {
    if (before && !this.behind) this.view = before;
    if (this.waiting.length >= MOST) this.skip();
    this.waiting = [...this.waiting, { event, own, again: false }];
    if (document.hidden) this.skip();
    else if (this.waiting.length === 1) this.show();
  }

  // Once more, from a position that was seen before.
  repeat(from: View, events: Played[]): void {
    this.skip();
    this.view = from;
    this.waiting = events.map((event) => ({ event, own: false, again: true }));
    this.show();
  }

  // To the end at once. Nothing is lost: all of it is told.
  skip(): void {
    clearTimeout(this.timer);
    const left = this.now?.lies ? this.waiting.slice(1) : this.waiting;
    [this.now, this.waiting] = [null, []];
    for (const each of left) this.see(each);
  }

  private show(): void {
    const next = this.waiting[0];
    if (!next) {
      this.now = null;
      return;
    }
    const { moves, rests } = lasting(next.event, this.tempo(next));
    const showing = { key: ++this.count, seat: next.event.seat, moves, ...moved(next.event) };
    this.now = moves + rests ? { ...showing, lies: false } : null;
    this.after(moves, () => {
      this.see(next);
      this.now &&= { ...showing, lies: true };
      this.after(rests, () => {
        this.waiting = this.waiting.slice(1);
        this.show();
      });
    });
  }

  private tempo({ own }: Waiting): Tempo {
    if (own) return 'at_once';
    return this.hurried && settings.pace === 'calm' ? 'quick' : settings.pace;
  }

  private after(time: number, act: () => void): void {
    if (time) this.timer = window.setTimeout(act, time);
    else act();
  }

  private see({ event, again }: Waiting): void {
    if (this.view) this.view = advance(this.view, event);
    for (const listener of this.listeners) listener(event, again);
  }
}
