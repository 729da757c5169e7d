// What the features on the board are and are worth: asked when somebody wants to know, kept until the game goes on.
import { same } from '../board/geometry';
import type { Table } from '../protocol/table.svelte';
import type { At, Feature, Features } from '../protocol/types';

export interface Segment extends At {
  on: string;
}

export class Insight {
  private told: (Features & { at: number }) | null = $state.raw(null);
  private asked = 0;

  constructor(private table: Table) {}

  want(): void {
    const { at, line } = this.table;
    if (!at || line !== 'open' || this.asked === at) return;
    this.asked = at;
    void this.table.peek('features', {}).then((answer) => {
      if (answer && this.table.at === at) this.told = { ...answer, at };
      else if (!answer && this.asked === at) this.asked = 0;
    });
  }

  // None until those of the present position have come.
  get features(): Feature[] {
    return this.told?.at === this.table.at ? this.told.features : [];
  }

  // The latest known, so that numbers do not flicker.
  get projected(): number[] | null {
    return this.told?.projected ?? null;
  }

  feature_of({ x, y, on }: Segment): Feature | undefined {
    return this.features.find(({ places }) => places.some((place) => place.on === on && same(place, { x, y })));
  }
}

// What others ask of it: also of a position of a game that is over.
export type Knowing = Pick<Insight, 'want' | 'features' | 'projected' | 'feature_of'>;
