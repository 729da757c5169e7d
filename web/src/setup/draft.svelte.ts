// The choice while it is being made, and what the server knows about it.
import { Hall } from '../protocol/hall.svelte';
import type { MapData } from '../protocol/types';
import { all_tiles, faults, played_tiles, river_tiles, with_levels, type Choice, type Fault } from './choice';
import { BrokenLink, read_link } from './link';
import { remembered } from './memory';

export class Draft {
  choice: Choice = $state(remembered());
  broken = $state(''); // what could not be read of the link that led here
  maps: Record<string, MapData> = $state.raw({});
  readonly hall = new Hall();

  constructor(params: URLSearchParams) {
    if ([...params].length) this.follow(params);
  }

  get map(): MapData | null {
    return this.maps[this.choice.map] ?? null;
  }
  get levels(): string[] {
    return this.hall.hello?.levels ?? [];
  }
  get faults(): Fault[] {
    return faults(this.choice, this.map);
  }
  get river(): number {
    return river_tiles(this.choice);
  }
  get tiles(): { all: number; played: number } {
    return { all: all_tiles(this.choice), played: played_tiles(this.choice) };
  }

  choose_map(id: string): void {
    this.choice.map = id;
    this.choice.starts = [];
  }

  // What the server offers is known: what it does not offer is let go.
  async meet(): Promise<void> {
    const { levels, maps, sets } = await this.hall.ready;
    this.choice = with_levels(this.choice, levels);
    if (this.choice.map && !maps.includes(this.choice.map)) this.refuse(this.choice.map, () => this.choose_map(maps[0] ?? ''));
    for (const set of Object.keys(this.choice.tiles)) if (!sets.includes(set)) this.refuse(set, () => delete this.choice.tiles[set]);
  }

  async fetch_map(id: string): Promise<void> {
    if (!id || this.maps[id] || !(await this.hall.ready).maps.includes(id)) return;
    const map = await this.hall.ask('map', { id }).catch(() => null);
    if (!map) return;
    this.maps = { ...this.maps, [id]: map };
    const unknown = this.choice.map === id && this.choice.starts.find((start) => !map.starts.some((each) => each.id === start));
    if (unknown) this.refuse(unknown, () => (this.choice.starts = []));
  }

  private follow(params: URLSearchParams): void {
    try {
      this.choice = read_link(params);
    } catch (error) {
      this.broken = error instanceof BrokenLink ? error.word : String(error);
    }
  }
  private refuse(word: string, instead: () => void): void {
    this.broken = word;
    instead();
  }
}
