// A table as the page knows it: what `join` told, and every event since.
import { Pace } from '../pace/pace.svelte';
import { is_made } from '../mymaps/made';
import { ready_to_draw } from '../mymaps/meet';
import { History } from './history';
import { why_refused } from './refused';
import { BAD_PARAMS, Connection, NO_TABLE, NOT_NOW, NOT_YOURS, Refusal } from './connection';
import { end_of } from './ends';
import type { Action, Joined, Legal, MapData, Method, Methods, Presence, TableEvent, TableInfo, View } from './types';

export type Line = 'connecting' | 'open' | 'lost';
type Listener = (event: TableEvent) => void;

const CHANGES_GAME = new Set(['started', 'played', 'took_back', 'anew']);

export class Table {
  line: Line = $state('connecting');
  fault = $state(''); // the last refusal, for the visitor to read
  missing = $state(false); // no such table, or no invitation
  removed = $state(false); // the host has sent the visitor away
  info: TableInfo | null = $state.raw(null);
  you: Joined['you'] = $state.raw({ seats: [], host: false, key: '' });
  known: View | null = $state.raw(null); // the latest position
  readonly pace = new Pace();
  legal: Legal | null = $state.raw(null); // of the current decision, if it is yours
  all: TableEvent[] = $state.raw([]); // that happened, the oldest first
  clocks: { left: number[]; since: number } | null = $state.raw(null);
  levels: string[] = $state.raw([]);
  map: MapData | null = $state.raw(null);
  busy = $state(false); // an action is on its way
  at = $state(0); // the last event that changed the game

  fresh = $state(true); // `known` is the position after all that was told
  private past = new History();
  private fetching = false; // older events
  private connection: Connection;
  private listeners = new Set<Listener>();
  private wants_view = false;
  private asking = false;

  constructor(private target: { id: string; invite?: string; key?: string }) {
    this.connection = new Connection(end_of(target.id), {
      connected: (hello) => {
        this.levels = hello.levels;
        void this.enter();
      },
      lost: () => {
        this.line = 'lost';
        this.pace.skip();
        this.busy = false;
      },
      told: (method, params) => this.told(method, params),
    });
  }

  close(): void {
    this.connection.close();
  }

  on_event(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  // The position that is seen: what others did is shown step by step.
  get view(): View | null {
    return this.pace.behind || !this.fresh ? (this.pace.view ?? this.known) : this.known;
  }

  // What happened, as far as it is seen; words are never late.
  get history(): TableEvent[] {
    const { unseen } = this.pace;
    return unseen === Infinity ? this.all : this.all.filter(({ number, type }) => number < unseen || type === 'chat');
  }

  // Whose turn to decide it is, if it is somebody's at this device and all before it was seen.
  get deciding(): number | null {
    return this.pace.behind ? null : this.asked_of(this.view);
  }

  private asked_of(view: View | null): number | null {
    const player = view?.decision?.player;
    if (player === undefined || this.info?.state !== 'playing') return null;
    return this.you.seats.includes(player) && this.info.seats[player]?.kind === 'person' ? player : null;
  }

  async play(action: Action): Promise<boolean> {
    this.busy = true;
    const done = await this.ask('play', { action, at: this.at });
    this.busy = false;
    return done !== null;
  }

  // Null if it was refused or the connection broke: `fault` says why.
  async ask<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result'] | null> {
    this.fault = '';
    try {
      return await this.connection.ask(method, params);
    } catch (error) {
      if (error instanceof Refusal && error.code === NOT_NOW) void this.refresh();
      if (error instanceof Refusal) this.fault = why_refused(error);
      return null;
    }
  }

  // Nobody waits for it: null if it does not come.
  async peek<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result'] | null> {
    return this.connection.ask(method, params).catch(() => null);
  }

  private async enter(): Promise<void> {
    try {
      this.take(await this.join());
    } catch (error) {
      if (error instanceof Refusal && error.code === NOT_YOURS) this.removed = true;
      else if (error instanceof Refusal && (error.code === NO_TABLE || error.code === BAD_PARAMS)) this.missing = true;
      else if (error instanceof Refusal) this.fault = why_refused(error);
    }
  }

  private join(): Promise<Joined> {
    const { id, invite, key } = this.target;
    return this.connection.ask('join', {
      table: id,
      ...(invite && { invite }),
      ...(key && { key }),
      after: this.past.number, // 0: from the beginning, for the log
    });
  }

  private take(joined: Joined): void {
    this.info = joined.table;
    this.you = joined.you;
    this.remember(joined.events);
    if (joined.view) this.learn(joined.view);
    if (joined.at !== undefined) this.at = joined.at;
    this.set_clocks(joined.clocks);
    this.line = 'open';
    if (joined.table.setup.map && !this.map) void this.find_map(joined.table.setup.map);
    if (joined.more) void this.catch_up();
    void this.ask_legal();
  }

  // One that somebody made is drawn here, too.
  private async find_map(id: string): Promise<void> {
    if (is_made(id)) await ready_to_draw(id, end_of(this.target.id)).catch(() => {});
    this.map = await this.ask('map', { id });
  }

  private async catch_up(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    for (let more = true; more; ) {
      const answer = await this.peek('events', { after: this.past.number });
      if (answer) this.remember(answer.events);
      more = !!answer && answer.events.length > 0 && answer.number > this.past.number;
    }
    this.fetching = false; // if the connection broke, joining again goes on with it
  }

  // Those that are news.
  private remember(events: TableEvent[]): TableEvent[] {
    const fresh = this.past.add(events);
    this.all = this.past.events;
    return fresh;
  }

  private told(method: string, params: unknown): void {
    if (method === 'presence') return this.hear_presence(params as Presence);
    if (method === 'removed') this.removed = true;
    if (method !== 'event') return;
    const event = params as TableEvent;
    if (!this.remember([event]).length) return;
    if ('clocks' in event) this.set_clocks(event.clocks);
    if (event.type === 'played' && event.by === 'record') return; // long ago: only where it led is to be seen
    if (CHANGES_GAME.has(event.type)) {
      this.at = event.number;
      this.legal = null;
      if (event.type === 'played') this.hear(event);
      else this.pace.skip();
      void this.refresh();
    } else if (event.type !== 'chat') void this.look_again();
    for (const listener of this.listeners) listener(event);
  }

  private hear(event: Extract<TableEvent, { type: 'played' }>): void {
    const before = this.fresh ? this.known : null;
    this.fresh = false;
    this.pace.hear(event, before, event.by === 'person' && this.you.seats.includes(event.seat));
  }

  private learn(view: View): void {
    this.known = view;
    this.fresh = true;
    this.pace.hurried = this.clocks !== null && this.asked_of(view) !== null;
  }

  private hear_presence({ present, spectators }: Presence): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat, i) => ({ ...seat, present: present.includes(i) }));
    this.info = { ...this.info, seats, spectators };
  }

  private set_clocks(left: number[] | undefined): void {
    this.clocks = left ? { left, since: Date.now() } : null;
  }

  // Seats, hosts and questions changed: `join` tells them all.
  private async look_again(): Promise<void> {
    try {
      this.take(await this.join());
    } catch {
      // the connection broke: it joins again by itself
    }
  }

  // The position after what just happened; many events need it only once.
  private async refresh(): Promise<void> {
    this.wants_view = true;
    if (this.asking) return;
    this.asking = true;
    while (this.wants_view) {
      this.wants_view = false;
      if (this.info?.state !== 'playing') await this.look_again();
      else {
        const view = await this.connection.ask('view', {}).catch(() => null);
        if (view && !this.wants_view) this.learn(view);
      }
    }
    this.asking = false;
    await this.ask_legal();
  }

  private async ask_legal(): Promise<void> {
    if (this.asked_of(this.known) === null) {
      this.legal = null;
      return;
    }
    const legal = await this.connection.ask('legal', {}).catch(() => null);
    if (legal && legal.at === this.at) this.legal = legal;
  }
}

// What panels draw: a live table's, or that of a moment long ago.
export type Shown = Pick<Table, 'view' | 'info' | 'you' | 'clocks' | 'map' | 'history'>;
