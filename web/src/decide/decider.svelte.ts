// The decision at hand: what it offers, and what the player has picked so far.
import type { Point } from '../board/geometry';
import type { Action, At, DecisionKind, Legal, MapData, View } from '../protocol/types';
import type { Knowing } from '../understand/insight.svelte';
import { plan_buy_turn } from './buy_turn';
import { plan_chip } from './chip';
import { plan_draw } from './draw';
import { plan_figure } from './figure';
import { plan_keep } from './keep';
import type { Card, Choice, Mark, Plan, Scene } from './plan';
import { plan_redeem } from './redeem';
import { plan_sell } from './sell';
import { plan_tile } from './tile';
import { plan_treat } from './treat';
import { plan_upgrade } from './upgrade';

const PLANS: Record<DecisionKind, (scene: Scene) => Plan> = {
  chip: plan_chip,
  draw: plan_draw,
  tile: plan_tile,
  redeem: plan_redeem,
  treat: plan_treat,
  figure: plan_figure,
  upgrade: plan_upgrade,
  keep: plan_keep,
  sell: plan_sell,
  buy_turn: plan_buy_turn,
};

const NOTHING_CHOSEN: Omit<Choice, 'rot'> = { card: '', mark: '', variant: '', tried: null };

// Where decisions are made: a table, or a lesson.
export interface Game {
  readonly view: View | null;
  readonly legal: Legal | null; // of the decision, if it is made here
  readonly deciding: number | null; // whose it is
  readonly map: MapData | null;
  readonly busy: boolean;
  play(action: Action): Promise<boolean>;
}

export class Decider {
  choice: Choice = $state({ ...NOTHING_CHOSEN, rot: 0 });
  dragged: Point | null = $state.raw(null); // where on the screen the tile is dragged
  snapped = $state(false); // it is over a square where it fits
  drop: (at: Point) => void = () => {}; // the board takes it

  constructor(
    private game: Game,
    private insight: Pick<Knowing, 'feature_of'> = { feature_of: () => undefined },
  ) {}

  readonly plan: Plan | null = $derived.by(() => {
    const { view, legal, deciding, map } = this.game;
    if (!view || !legal?.decision || deciding === null || legal.decision.kind !== view.decision?.kind) return null;
    if (view.setup.map && !map) return null;
    return PLANS[legal.decision.kind]({ view, actions: legal.actions, seat: deciding, map, choice: this.choice, feature_of: (segment) => this.insight.feature_of(segment) });
  });

  get kind(): DecisionKind | null {
    return this.plan ? (this.game.view?.decision?.kind ?? null) : null;
  }

  // A new decision begins with nothing picked, the tile turned the way it fits most often.
  begin(): void {
    const count = [0, 0, 0, 0];
    for (const action of this.game.legal?.actions ?? []) if (action.type === 'tile') ++count[action.rot]!;
    this.choice = { ...NOTHING_CHOSEN, rot: count.indexOf(Math.max(...count)) };
  }

  clear(): void {
    this.choice = { ...this.choice, mark: '', variant: '', tried: null };
  }

  // The tile where it does not fit: why is told.
  try(at: At): void {
    this.choice = { ...this.choice, mark: '', variant: '', tried: at };
  }

  // A press on what is picked already does it, if the spot is known, too.
  press_card(card: Card): void {
    if (card.chosen && this.choice.mark && this.plan?.main?.action) this.confirm();
    else this.pick_card(card.key);
  }

  // A spot that was picked is kept where the other figure may stand there, too.
  pick_card(card: string): void {
    const { mark } = this.choice;
    this.choice = { ...this.choice, card, variant: '' };
    const kept = this.kind === 'figure' && this.plan?.marks.some(({ key }) => key === mark);
    if (!kept) this.choice = { ...this.choice, mark: '' };
  }

  pick_variant(variant: string): void {
    this.choice = { ...this.choice, variant };
  }

  // A tap on what is picked already goes one step further: a tile turns, anything else is done.
  pick(mark: Mark, sure: boolean): void {
    const again = this.choice.mark === mark.key;
    if (mark.rots && again) return this.turn(1);
    const rot = mark.rots && !mark.rots.includes(this.choice.rot) ? mark.rots[0]! : this.choice.rot;
    this.choice = { ...this.choice, mark: mark.key, variant: '', tried: null, rot };
    if (mark.look === 'stack') this.choice.card = mark.key;
    if (this.plan?.quick && mark.action && (sure || again)) return this.play(mark.action);
    if (again) this.confirm();
  }

  // A double click is meant for what was seen before its first click.
  place(mark: Mark, seen: Choice): void {
    const rots = mark.rots ?? [];
    const rot = [seen.rot, this.choice.rot].find((each) => rots.includes(each)) ?? rots[0];
    if (rot === undefined) return;
    this.choice = { ...this.choice, mark: mark.key, variant: '', tried: null, rot };
    this.confirm();
  }

  // To the next way that fits where the tile lies or is held; where none does, a quarter turn.
  turn(way: 1 | -1, over = this.choice.mark): void {
    const rots = this.plan?.marks.find(({ key }) => key === over)?.rots ?? [];
    const turned = (quarters: number) => (this.choice.rot + way * quarters + 4) % 4;
    const next = [1, 2, 3].map(turned).find((rot) => rots.includes(rot)) ?? turned(1);
    this.choice = { ...this.choice, rot: next };
  }

  confirm(): void {
    if (this.plan?.main?.action) this.play(this.plan.main.action);
  }

  play(action: Action): void {
    if (!this.game.busy) void this.game.play($state.snapshot(action) as Action);
  }
}
