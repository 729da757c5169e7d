// All that happened at a table, in order and without gaps. What comes while older events are still being fetched waits for them.
import type { TableEvent } from './types';

export class History {
  events: TableEvent[] = []; // another list whenever it grows
  private early = new Map<number, TableEvent>();

  // Of the last event before which none is missing.
  get number(): number {
    return this.events.length;
  }

  // Those that were not known before.
  add(events: TableEvent[]): TableEvent[] {
    const fresh = events.filter((event) => {
      if (event.number <= this.number || this.early.has(event.number)) return false;
      this.early.set(event.number, event);
      return true;
    });
    const next: TableEvent[] = [];
    for (let event; (event = this.early.get(this.number + next.length + 1)); ) {
      this.early.delete(event.number);
      next.push(event);
    }
    if (next.length) this.events = [...this.events, ...next];
    return fresh;
  }
}
