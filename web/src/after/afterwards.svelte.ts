// A table's game is over: its story, the position at the end, the final scoring being told.
import { same } from '../board/geometry';
import { Finished, type Position } from '../protocol/story.svelte';
import type { Table } from '../protocol/table.svelte';
import type { Feature } from '../protocol/types';
import { final_of, type Told } from './final';
import { curve_of, numbers_of, type Curve, type Numbers } from './statistics';
import { Telling } from './telling.svelte';

export class Afterwards {
  game: Finished | null = $state.raw(null);
  telling: Telling | null = $state.raw(null);
  numbers: Numbers | null = $state.raw(null);
  curve: Curve | null = $state.raw(null);

  // `live`: whoever saw the last move sees the scoring, too.
  async begin(table: Table, invite: string, live: boolean): Promise<void> {
    this.game = new Finished(table.info!.id, table.info!.invite ?? invite);
    await this.load(live);
  }

  async load(live: boolean): Promise<void> {
    const game = this.game!;
    await game.load();
    const { story } = game;
    if (!story) return;
    this.numbers = numbers_of(story);
    this.curve = curve_of(story);
    this.telling = new Telling(final_of(story));
    if (live) this.telling.play();
    void game.fetch(game.last);
  }

  stop(): void {
    this.telling?.pause();
  }

  get position(): Position | undefined {
    return this.game?.position(this.game.last);
  }

  feature_of = ({ x, y, on }: Told): Feature | undefined =>
    this.position?.features.find(({ places }) => places.some((place) => place.on === on && same(place, { x, y })));

}
