// A puzzle being solved: the real rules play the turn, asked of whichever end answers; the file says what it loses.
import type { Game } from '../decide/decider.svelte';
import type { Hall } from '../protocol/hall.svelte';
import { why_refused } from '../protocol/refused';
import type { Action, At, Feature, GameEvent, Legal, MapData, Moment, View } from '../protocol/types';
import type { Segment } from '../understand/insight.svelte';
import { same } from '../board/geometry';
import { best_way, type Puzzle, type Ways } from './file';

export class Solver implements Game {
  map: MapData | null = $state.raw(null);
  loss: number | null = $state(null); // of the way that was played; null: the turn is not over
  tries = $state(0);
  shown = $state(false); // the best way, on the board
  fault = $state('');
  busy = $state(false);
  private moment: Moment | null = $state.raw(null);
  private way: number[] = []; // what was done this turn
  private moves = $state(0);

  constructor(
    private hall: Hall,
    readonly puzzle: Puzzle,
    private happened: (events: GameEvent[], by: number) => void,
  ) {}

  get view(): View | null {
    return this.moment?.view ?? null;
  }
  get seat(): number {
    return this.puzzle_seat ?? 0;
  }
  private puzzle_seat: number | null = $state(null);
  get done(): boolean {
    return this.loss !== null || this.shown;
  }
  get right(): boolean {
    return this.loss === 0;
  }
  get deciding(): number | null {
    return this.done || this.busy ? null : this.seat;
  }
  get legal(): Legal | null {
    return this.done || this.busy || !this.moment ? null : { ...this.moment.legal, at: this.moves };
  }
  get features(): Feature[] {
    return this.moment?.features.features ?? [];
  }
  feature_of({ x, y, on }: Segment): Feature | undefined {
    return this.features.find(({ places }) => places.some((place) => place.on === on && same(place, { x, y })));
  }
  want(): void {} // features come with every moment
  readonly projected = null;

  // The tile that the turn has laid.
  get laid(): At | null {
    return this.way.length && this.moves ? (this.view?.board.filter(({ player }) => player === this.seat).at(-1) ?? null) : null;
  }

  begin(): Promise<void> {
    this.loss = null;
    this.shown = false;
    return this.go([]);
  }

  async show_best(): Promise<void> {
    this.loss = null;
    this.shown = true;
    await this.go(best_way(this.puzzle.ways));
  }

  async play(action: Action): Promise<boolean> {
    const wanted = JSON.stringify(action);
    const index = this.moment?.legal.actions.findIndex((each) => JSON.stringify(each) === wanted) ?? -1;
    if (index < 0 || this.busy) return false;
    const way = [...this.way, index];
    const loses = at_end(this.puzzle.ways, way);
    if (!(await this.go(way).then(() => !this.fault))) return false;
    if (loses !== null) {
      ++this.tries;
      this.loss = loses;
    }
    return true;
  }

  private async go(way: number[]): Promise<void> {
    const { setup, actions } = this.puzzle;
    this.busy = true;
    this.fault = '';
    try {
      if (setup.map && !this.map) this.map = await this.hall.ask('map', { id: setup.map });
      this.moment = await this.hall.ask('moment', { setup, actions: [...actions, ...way] });
      this.puzzle_seat ??= this.moment.view.turn.player;
      this.way = way;
      ++this.moves;
      if (way.length) this.happened(this.moment.events, this.seat);
    } catch (error) {
      this.fault = why_refused(error as Error);
    }
    this.busy = false;
  }
}

// What a way loses; null where the turn goes on after it.
function at_end(ways: Ways, way: number[]): number | null {
  let at: number | Ways | undefined = ways;
  for (const index of way) at = typeof at === 'number' ? at : at?.[index];
  return typeof at === 'number' ? at : null;
}
