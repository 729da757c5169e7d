// What the features on the board are and are worth: asked when somebody wants to know, kept until the game goes on.
import { same } from '../board/geometry';
import type { Table } from '../protocol/table.svelte';
import type { At, Feature, Features } from '../protocol/types';

export interface Segment extends At {
  on: string;
}

export class Insight {
  private told: (Features & { at: number }) | null = $state.raw(null);
  projected: number[] | null = $state.raw(null); // the latest that suit what is seen, so that numbers do not flicker
  private asked = 0;

  constructor(private table: Table) {}

  want(): void {
    const { at, line, pace } = this.table;
    if (this.told && !pace.behind) this.projected = this.told.projected;
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

  feature_of({ x, y, on }: Segment): Feature | undefined {
    return this.features.find(({ places }) => places.some((place) => place.on === on && same(place, { x, y })));
  }
}

// What others ask of it: also of a position of a game that is over.
export type Knowing = Pick<Insight, 'want' | 'features' | 'projected' | 'feature_of'>;
