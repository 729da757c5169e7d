// A finished game being looked at: which moment, how one goes on, and what panels draw of it.
import { same } from '../board/geometry';
import { Table, type Shown } from '../protocol/table.svelte';
import type { Position, Story } from '../protocol/story';
import type { At, Feature, TableEvent, TableInfo } from '../protocol/types';
import { all_events, curve_of, turn_ends, type Curve } from '../after/statistics';
import { things_of, type Told } from '../after/final';
import type { Knowing, Segment } from '../understand/insight.svelte';
import { Finished } from './finished.svelte';

export type Unit = 'action' | 'turn';
export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1100; // milliseconds of a step at speed 1
const MANY = 4; // things scored at once that are still shown

export class Replay implements Shown, Knowing {
  readonly table: Table;
  game: Finished | null = $state.raw(null);
  at = $state(0); // so many actions are played
  unit: Unit = $state('action');
  speed = $state(1);
  playing = $state(false);
  private drawn: Position | null = $state.raw(null); // the last that was there: it stays until the next has come
  private timer = 0;

  constructor(
    id: string,
    private invite: string,
    key: string,
    private first: number | null, // where to begin
  ) {
    this.table = new Table({ id, invite, key });
  }

  // Call in an effect: when the table has told what it is, the game is fetched.
  begin(): void {
    const { info } = this.table;
    if (this.game || info?.state !== 'over') return;
    const game = new Finished(info.id, info.invite ?? this.invite);
    this.game = game;
    void this.load();
  }

  async load(): Promise<void> {
    const game = this.game!;
    await game.load();
    this.at = Math.max(0, Math.min(game.last, this.first ?? 0));
    game.want(this.at);
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  // Call in an effect: keeps what is drawn.
  draw(): void {
    const position = this.game?.position(this.at);
    if (position) this.drawn = position;
  }

  get story(): Story | null {
    return this.game?.story ?? null;
  }
  get last(): number {
    return this.game?.last ?? 0;
  }
  get position(): Position | null {
    return this.game?.position(this.at) ?? null;
  }
  get step(): Story['steps'][number] | null {
    return this.story?.steps[this.at] ?? null;
  }

  readonly ends: number[] = $derived(this.story ? turn_ends(this.story) : [0]);
  readonly curve: Curve | null = $derived(this.story ? curve_of(this.story) : null);
  // The turn that is being played, or has just ended.
  readonly turn: number = $derived(this.ends.filter((end) => end < this.at).length);
  private readonly turns: number[] = $derived([...new Set([0, ...this.ends])]); // chips may be laid before the first
  readonly stops: number[] = $derived(this.unit === 'turn' ? this.turns : Array.from({ length: this.last + 1 }, (_, step) => step));
  readonly index: number = $derived(this.stops.findLastIndex((step) => step <= this.at));
  // Every square that a tile comes to lie on.
  readonly squares: At[] = $derived([...(this.view?.board ?? []), ...(this.story ? all_events(this.story) : []).filter((event) => event.type === 'placed')]);
  // What was scored with this step; the final scoring is told at the table.
  readonly things: Told[] = $derived.by(() => {
    const things = things_of(this.step?.events ?? []);
    return things.length > MANY ? [] : things;
  });

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step));
    this.game?.want(this.at);
  }

  // By hand: it does not go on by itself any more.
  move(step: number): void {
    this.pause();
    this.go(step);
  }

  by(way: 1 | -1, unit: Unit = this.unit): void {
    this.move(this.beyond(way, unit));
  }

  private beyond(way: 1 | -1, unit: Unit): number {
    if (unit === 'action') return this.at + way;
    return (way > 0 ? this.turns.find((end) => end > this.at) : this.turns.findLast((end) => end < this.at)) ?? this.at;
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  // Nobody is hurried past what has not come yet.
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.position) this.go(this.beyond(1, this.unit));
      if (this.at < this.last) this.wait();
      else this.playing = false;
    }, PACE / this.speed);
  }

  // As panels want it.
  get view() {
    return this.position?.view ?? this.drawn?.view ?? null;
  }
  get map() {
    return this.table.map;
  }
  get you() {
    return this.table.you;
  }
  readonly info: TableInfo | null = $derived.by(() => {
    const { info } = this.table;
    return info && { ...info, seats: info.seats.map((seat) => ({ ...seat, present: true })) }; // nobody is away from what is over
  });
  readonly clocks = null;
  readonly history: TableEvent[] = $derived(this.story ? [...this.told(this.story), this.ending(this.story)] : []);
  private told(story: Story): TableEvent[] {
    return story.steps.map((step, number): TableEvent => {
      const told = { table: '', number, time: 0, events: step.events, decision: null, scores: step.scores, over: false };
      return step.action && step.player !== null ? { ...told, type: 'played', seat: step.player, by: 'person', action: step.action } : { ...told, type: 'started', setup: story.setup, seats: [] };
    });
  }
  private ending({ steps, winners, seed = 0 }: Story): TableEvent {
    return { table: '', number: steps.length - 1, time: 0, type: 'over', scores: steps.at(-1)?.scores ?? [], winners, why: 'played', seed };
  }

  // What is known of the features at this moment.
  want(): void {}
  get features(): Feature[] {
    return this.position?.features ?? [];
  }
  get projected(): number[] | null {
    return this.position?.projected ?? this.drawn?.projected ?? null;
  }
  feature_of({ x, y, on }: Segment): Feature | undefined {
    return this.features.find(({ places }) => places.some((place) => place.on === on && same(place, { x, y })));
  }
}
