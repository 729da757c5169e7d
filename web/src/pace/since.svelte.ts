// What happened at a table while its player was not at the screen.
import { steps_of } from '../protocol/steps';
import type { Table } from '../protocol/table.svelte';
import { entries, type Entry } from '../panels/log';
import { seat_name } from '../panels/seats';
import type { Played } from './advance';
import { keep_seen, last_seen, type Seen } from './seen';

export class Since {
  private from: Seen | null = $state.raw(null); // after it something happened unseen
  private until = 0;
  private seen: Seen | null;
  private away = true;

  constructor(
    private table: Table,
    private id: string,
  ) {
    this.seen = last_seen(id);
  }

  // Call in an effect: while the visitor looks, all that is shown is seen.
  look(): void {
    const { table, id } = this;
    const { known, at, line, pace } = table;
    if (line === 'lost') this.leave();
    if (line !== 'open' || !known || !table.fresh || pace.behind || document.hidden) return;
    if (this.away && this.seen && this.seen.at < at) [this.from, this.until] = [this.seen, at];
    this.away = false;
    this.seen = { id, at, view: known };
  }

  // The screen is left: what was seen is remembered for another visit.
  leave(): void {
    if (!this.away && this.seen) keep_seen(this.seen);
    this.away = true;
  }

  close(): void {
    this.from = null;
  }

  // Turns of others that the log tells, the newest first; until one has played on.
  readonly told: Entry[] = $derived.by(() => {
    const { from, until, table } = this;
    if (!from || table.info?.state !== 'playing') return [];
    const own = (player: number | null) => player !== null && table.you.seats.includes(player);
    const acted = table.all.some((event) => event.type === 'played' && event.number > until && event.by === 'person' && own(event.seat));
    if (acted) return [];
    return entries(table.all, table.map, (seat) => seat_name(table, seat)).filter(({ key, player }) => key / 100 >= from.at + 1 && key / 100 < until + 1 && !own(player));
  });

  // None if something was taken back meanwhile.
  private readonly actions: Played[] = $derived.by(() => {
    const { from, until, table } = this;
    const news = from ? table.all.filter(({ number }) => number > from.at && number <= until) : [];
    if (news.some(({ type }) => type === 'took_back' || type === 'started')) return [];
    return steps_of(news).flatMap((step) => (step.type === 'played' ? [step] : []));
  });
  get repeatable(): boolean {
    return this.actions.length > 0;
  }
  again(): void {
    if (this.from) this.table.pace.repeat(this.from.view, this.actions);
  }
}
