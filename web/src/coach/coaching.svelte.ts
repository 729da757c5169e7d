// The coach beside a replay: what it says of the moment that is seen, and the way from one costly decision to the next.
import type { Replay } from '../replay/replay.svelte';
import type { Decided } from '../protocol/types';
import { costly_of, decisions_of, next_costly, type Costly } from './report';
import { reviewing_of, type Reviewing } from './reviewing.svelte';

export class Coaching {
  private chosen: number | null | undefined = $state(undefined);

  constructor(
    private replay: Replay,
    private key: string,
  ) {}

  readonly reviewing: Reviewing | null = $derived.by(() => {
    const { game } = this.replay;
    return game ? reviewing_of({ id: game.id, invite: game.invite, key: this.key }) : null;
  });
  // Whose decisions are gone through: one's own, until another is chosen; null: everybody's.
  get who(): number | null {
    const { seats } = this.replay.you;
    return this.chosen === undefined ? (seats.length === 1 ? seats[0]! : null) : this.chosen;
  }
  choose(who: number | null): void {
    this.chosen = who;
  }

  readonly costly: Costly[] = $derived(costly_of(this.reviewing?.turns ?? [], this.who));
  // The decision of this moment: it may go on for several actions.
  readonly judged: Decided | null = $derived(decisions_of(this.reviewing?.turns ?? []).find(({ at, played }) => at <= this.replay.at && this.replay.at < at + Math.max(1, played.length)) ?? null);
  // Nothing of it has been done yet.
  get pending(): boolean {
    return this.judged?.at === this.replay.at;
  }

  next(way: 1 | -1): Costly | undefined {
    return next_costly(this.costly, this.replay.at, way);
  }
  // True: there was one.
  go(way: 1 | -1): boolean {
    const next = this.next(way);
    if (next) this.replay.move(next.decision.at);
    return !!next;
  }

  // Call in an effect.
  watch(): (() => void) | undefined {
    return this.reviewing?.watch();
  }
}
