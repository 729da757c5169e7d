// Which feature somebody wants to know about: pointed at, touched, or reached by keyboard.
import { next_towards, same, square_at, type Point } from '../board/geometry';
import { spot_on } from '../board/shapes.svelte';
import type { Mark } from '../decide/plan';
import type { Shown } from '../protocol/table.svelte';
import type { At, Feature, MapData } from '../protocol/types';
import { STRENGTH } from '../board/figures';
import type { Joining } from './card';
import type { Knowing } from './insight.svelte';
import { city_at, printed_squares } from './printed';
import { segments_at } from './segment';

const PAUSE = 220; // milliseconds the pointer rests before a feature is told

export class Inspector {
  exploring = $state(false); // by keyboard
  private pointed: Point | null = $state.raw(null); // on the board
  private pinned: Point | null = $state.raw(null);
  private meant: Mark | null = $state.raw(null); // the choice at hand
  private timer = 0;

  constructor(
    private table: Pick<Shown, 'view' | 'map'>,
    private insight: Knowing,
  ) {}

  readonly feature: Feature | null = $derived.by(() => {
    if (this.pinned) return this.at(this.pinned);
    if (this.meant?.stands) return this.insight.feature_of(this.meant.stands) ?? null;
    return this.pointed ? this.at(this.pointed) : null;
  });

  // The square that was touched or reached.
  get square(): At | null {
    return this.pinned && square_at(this.pinned);
  }

  get open(): boolean {
    return this.pinned !== null;
  }

  hover(point: Point | null): void {
    clearTimeout(this.timer);
    if (this.pointed && point && this.at(point) !== this.at(this.pointed)) this.pointed = null;
    this.timer = window.setTimeout(() => {
      this.pointed = point;
      if (point) this.insight.want();
    }, point ? PAUSE : 0);
  }

  // What is pointed at or chosen among the choices.
  mean(mark: Mark | null): void {
    if (mark?.stands) this.insight.want();
    this.meant = mark;
  }

  // The ghost's figure, which would stand there, too.
  get joining(): Joining | null {
    const figure = !this.pinned && this.meant?.look === 'ghost' ? this.meant.figure : undefined;
    return figure ? { seat: figure.player, strength: STRENGTH[figure.kind] } : null;
  }

  pin(point: Point): void {
    this.insight.want();
    const again = this.pinned !== null && this.at(point) === this.feature;
    const bare = !this.at(point) && !this.table.view?.board.some((laid) => same(laid, square_at(point)));
    this.pinned = again || bare ? null : point; // what is there may still be on its way
  }

  close(): void {
    this.pinned = null;
    this.exploring = false;
  }

  explore(from: Point): void {
    this.insight.want();
    this.exploring = true;
    const anchors = this.anchors();
    const nearest = anchors.map((point) => ({ point, away: Math.hypot(point.x - from.x, point.y - from.y) })).sort((a, b) => a.away - b.away)[0];
    this.pinned = nearest?.point ?? from;
  }

  // The next feature in a direction.
  step(way: Point): Point | null {
    if (!this.pinned) return null;
    const now = this.feature;
    const others = this.anchors().filter(({ feature }) => feature !== now);
    const next = next_towards(this.pinned, way, others);
    if (next) this.pinned = { x: next.x, y: next.y };
    return next;
  }

  // Where each feature can be touched.
  private anchors(): (Point & { feature: Feature })[] {
    return this.insight.features.flatMap((feature) =>
      feature.places.flatMap((place) => {
        const tile = this.table.view?.board.find((laid) => same(laid, place));
        return tile ? [{ ...spot_on(tile, place.on), feature }] : [];
      }),
    );
  }

  private at(point: Point): Feature | null {
    const { view, map } = this.table;
    for (const segment of view ? segments_at(view.board, point) : []) {
      const feature = this.insight.feature_of(segment);
      if (feature) return feature;
    }
    return city_at(this.insight.features, map, square_at(point)) ?? null;
  }
}

// The squares that a feature takes.
export function squares_of(feature: Feature, map: MapData | null): At[] {
  const printed = printed_squares(feature, map).map(([x, y]) => ({ x, y }));
  return [...feature.places.map(({ x, y }) => ({ x, y })), ...printed];
}
