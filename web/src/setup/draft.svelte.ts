// The choice while it is being made, and what the server knows about it.
import { is_made } from '../mymaps/made';
import { read_text } from '../mymaps/map_file';
import { meet, offer_of } from '../mymaps/meet';
import { unpack } from '../mymaps/packed';
import { map_trouble } from '../mymaps/trouble';
import { nearest } from '../protocol/ends';
import { Hall } from '../protocol/hall.svelte';
import { reach } from '../protocol/reach.svelte';
import type { MapOffer } from '../protocol/types';
import { can_lay, with_levels, type Choice } from './choice';
import { faults, notes, type Fault, type Note } from './faults';
import { BrokenLink, link_of, read_link } from './link';
import { remembered } from './memory';
import { count_of, mix_of, own_mix, sets_of, with_set, type Count } from './mix';
import { t } from '../text/text.svelte';
import { start_tile_of } from './sets';

export class Draft {
  choice: Choice = $state(remembered());
  broken = $state(''); // what could not be read of the link that led here
  broken_map = $state(''); // what is wrong with the map that the link brings
  private linked = false; // the choice came with a link
  private met = $state(false); // what the server offers is known
  unpacking = $state(false); // a map that the link brings
  private spoilt = $state(''); // what became of a link that named what is not there
  maps: Record<string, MapOffer> = $state.raw({});
  readonly hall = new Hall(nearest);

  constructor(params: URLSearchParams) {
    if ([...params].length) this.follow(params);
  }

  // Whether the choice is to be remembered: that of a link only if all of it is good, or something else was chosen since.
  get keeps(): boolean {
    const known = this.met && !this.unpacking && (!this.choice.map || this.map);
    return !this.linked || (!!known && this.words !== this.spoilt);
  }
  private get words(): string {
    return link_of(this.choice).toString();
  }

  get map(): MapOffer | null {
    return this.maps[this.choice.map] ?? null;
  }
  get levels(): string[] {
    return this.hall.hello?.levels ?? [];
  }
  get faults(): Fault[] {
    return faults(this.choice, this.map, reach.server !== false);
  }
  get notes(): Note[] {
    return notes(this.choice, this.map);
  }
  get sets(): Record<string, number> {
    return sets_of(this.choice, this.map);
  }
  get limit(): number | null {
    return mix_of(this.choice, this.map)?.tile_limit ?? null;
  }
  get tiles(): Count {
    return count_of(this.choice, this.map);
  }
  get recommended(): number {
    return count_of({ ...this.choice, tiles: null, limit: null }, this.map).played;
  }

  choose_map(id: string): void {
    Object.assign(this.choice, { map: id, starts: [], start_tile: {}, chips: this.choice.chips !== false });
    if (this.map) this.settle(this.map);
  }

  // Start squares are chosen, not left to chance; one that is not used has no start tile.
  get choosing(): boolean {
    return this.choice.starts.length > 0 || Object.keys(this.choice.start_tile).length > 0;
  }
  get start(): string {
    return this.choice.start_tile.at ?? this.choice.starts[0] ?? '';
  }
  get start_tile(): string {
    return start_tile_of(this.sets);
  }
  choose_starts(on: boolean): void {
    const starts = on ? (this.map?.starts.slice(0, this.map.starts_used).map(({ id }) => id) ?? []) : [];
    Object.assign(this.choice, { starts, start_tile: {} });
  }
  toggle_start(start: string): void {
    const { starts, start_tile } = this.choice;
    const wanted = (this.map?.starts ?? []).map(({ id }) => id).filter((id) => starts.includes(id) !== (id === start));
    this.choice.starts = wanted;
    if (!wanted.length) this.choice.start_tile = {};
    else if (start_tile.at === start) delete start_tile.at;
  }
  turn_start(rot: number | undefined): void {
    if (rot === undefined) delete this.choice.start_tile.rot;
    else this.choice.start_tile.rot = rot;
  }

  take(set: string, copies: number): void {
    this.choice = with_set(this.choice, this.map, set, copies);
  }
  set_limit(limit: number | null): void {
    Object.assign(this.choice, own_mix(this.choice, this.map), { limit });
  }
  recommend(on: boolean): void {
    Object.assign(this.choice, on ? { tiles: null, limit: null } : own_mix(this.choice, this.map));
  }

  // What the server offers is known: what it does not offer is let go.
  async meet(): Promise<void> {
    const { levels, maps, sets } = await this.hall.ready;
    this.choice = with_levels(this.choice, levels);
    if (this.choice.map && !is_made(this.choice.map) && !maps.includes(this.choice.map)) this.refuse(this.choice.map, () => this.choose_map(maps[0] ?? ''));
    for (const set of Object.keys(this.choice.tiles ?? {})) if (!sets.includes(set)) this.refuse(set, () => delete this.choice.tiles?.[set]);
    this.met = true;
  }

  async fetch_map(id: string): Promise<void> {
    if (!id || this.maps[id]) return;
    const { maps } = await this.hall.ready;
    if (!is_made(id) && !maps.includes(id)) return;
    const map = await (is_made(id) ? offer_of(id) : this.hall.ask('map', { id })).catch(() => null);
    if (!map) return this.lose_map(id, maps);
    this.maps = { ...this.maps, [id]: map };
    if (this.choice.map === id) this.settle(map);
  }

  // What the map has not is let go.
  private settle(map: MapOffer): void {
    const { starts, start_tile, chips, by_hand, limit } = this.choice;
    const untouched = this.words === this.spoilt;
    const unknown = [...starts, ...(start_tile.at ? [start_tile.at] : [])].find((start) => !map.starts.some(({ id }) => id === start));
    if (unknown) this.refuse(unknown, () => Object.assign(this.choice, { starts: [], start_tile: {} }));
    if (typeof chips === 'string' && !map.chip_rules.includes(chips)) this.refuse(chips, () => (this.choice.chips = true));
    if (by_hand && !can_lay(this.choice, map)) this.choice.by_hand = false;
    if (limit !== null) this.set_limit(limit); // of the sets that the map recommends, if others are not named
    if (untouched) this.spoilt = this.words;
  }

  private follow(params: URLSearchParams): void {
    const packed = params.get('m');
    const words = new URLSearchParams(params);
    words.delete('m');
    try {
      if (packed !== null && words.has('map')) throw new BrokenLink('m');
      this.choice = { ...read_link(words), ...(packed !== null && { map: '' }) };
      this.linked = true;
      if (packed !== null) void this.unpack(packed);
    } catch (error) {
      this.broken = error instanceof BrokenLink ? error.word : String(error);
    }
  }
  // The rest of the link was chosen for its map.
  private async unpack(packed: string): Promise<void> {
    this.unpacking = true;
    try {
      const { id } = await meet(read_text(t('this_link'), await unpack(packed)), false);
      this.choice.map = id;
    } catch (error) {
      this.broken_map = map_trouble(error as Error);
      const { maps } = await this.hall.ready;
      this.choose_map(maps[0] ?? '');
      this.spoilt = this.words;
    }
    this.unpacking = false;
  }
  // Somebody's map that nobody has any more; one that was chosen here before needs no words.
  private lose_map(id: string, maps: string[]): void {
    if (!is_made(id) || this.choice.map !== id) return;
    const another = () => this.choose_map(maps[0] ?? '');
    if (this.linked) this.refuse(id, another);
    else another();
  }
  private refuse(word: string, instead: () => void): void {
    this.broken = word;
    instead();
    if (this.linked) this.spoilt = this.words;
  }
}
