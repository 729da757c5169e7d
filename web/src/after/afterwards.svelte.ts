// A table's game is over: its story, what lies on the board, the final scoring being told.
import { reviewing_of, type Reviewing } from '../coach/reviewing.svelte';
import { on_control } from '../decide/keyboard';
import { story_of } from '../protocol/story';
import type { Table } from '../protocol/table.svelte';
import type { Feature } from '../protocol/types';
import type { Insight } from '../understand/insight.svelte';
import { final_of, type Told } from './final';
import { curve_of, numbers_of, total, type Curve, type Numbers } from './statistics';
import { Telling } from './telling.svelte';
import { thing_title } from './words';

export class Afterwards {
  telling: Telling | null = $state.raw(null);
  numbers: Numbers | null = $state.raw(null);
  reviewing: Reviewing | null = $state.raw(null); // of the coach
  steps = 0; // actions of the game
  private whole: Curve | null = $state.raw(null);

  constructor(
    private table: Table,
    private insight: Insight,
    private invite: string, // with which the visitor came
  ) {}

  // `live`: whoever saw the last move sees the scoring, too.
  begin(live: boolean): void {
    if (this.telling) return;
    const story = story_of(this.table.history);
    this.numbers = numbers_of(story);
    this.whole = curve_of(story);
    this.telling = new Telling(final_of(story));
    this.steps = story.steps.length - 1;
    this.call_coach(live);
    if (live) this.telling.play();
    this.insight.want();
  }

  // Whoever has just played alone against computer players finds the game analysed; others begin it themselves.
  private call_coach(live: boolean): void {
    const { info, you } = this.table;
    if (!info) return;
    this.reviewing = reviewing_of({ id: info.id, invite: info.invite ?? this.invite, key: you.key });
    const alone = you.seats.length === 1 && info.seats.every(({ kind }, seat) => kind === 'computer' || you.seats.includes(seat));
    if (live && alone && this.steps > 0) this.reviewing.begin();
  }

  stop(): void {
    this.telling?.pause();
  }

  // True: the key meant something here.
  press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (key === ' ' && on_control(event))) return false;
    return this.telling?.press(key) ?? false;
  }

  feature_of = ({ at, on }: Told): Feature | undefined => (at ? this.insight.feature_of({ ...at, on }) : undefined);

  title(told: Told): string {
    return thing_title(told, this.feature_of(told), this.table.map);
  }

  // Its end grows while it is told.
  get curve(): Curve | null {
    return this.whole && { turns: this.whole.turns, final: this.telling?.points.map(total) ?? this.whole.final };
  }
  get top(): number {
    return Math.max(1, ...(this.whole?.final ?? []));
  }
}
