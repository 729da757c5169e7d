// Words said at the table that nobody at this device has seen yet.
import type { Table } from '../protocol/table.svelte';
import type { TableEvent } from '../protocol/types';

export class Unread {
  count = $state(0);
  private seen = 0; // places where they can be read now

  constructor(private table: Pick<Table, 'you'>) {}

  // True: these are new.
  hear(event: TableEvent): boolean {
    if (event.type !== 'chat' || (event.seat !== null && this.table.you.seats.includes(event.seat))) return false;
    if (!this.seen) ++this.count;
    return true;
  }

  // Call in an effect, where they are read.
  read(): () => void {
    ++this.seen;
    this.count = 0;
    return () => --this.seen;
  }
}
