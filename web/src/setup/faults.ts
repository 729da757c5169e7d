// What cannot be played, and what the sheets play otherwise; each with where on the page it belongs.
import type { MapOffer } from '../protocol/types';
import { chip_rules_of, is_shared, type Choice } from './choice';
import { count_of, mix_of, most_tiles } from './mix';
import { known_set, WITH_GARDENS } from './sets';

export type Where = 'players' | 'tiles' | 'limit' | 'starts';
interface Told<Key extends string> {
  where: Where;
  key: Key;
  values?: Record<string, number>;
}
export type Fault = Told<'fault_nobody' | 'fault_coach' | 'friends_need_server' | 'fault_same' | 'fault_none' | 'fault_river' | 'fault_many' | 'fault_few' | 'fault_islands' | 'fault_starts'>;
export type Note = Told<'note_tiles' | 'note_starts' | 'note_postmen'>;

const ISLAND_TILES = 30; // in the stacks on the islands
const LEAST_STARTS = 2;
const POSTMEN = 5; // on the postman's sheet

export function faults(choice: Choice, map: MapOffer | null, server = true): Fault[] {
  const found: Fault[] = [];
  if (!server && is_shared(choice)) found.push({ where: 'players', key: 'friends_need_server' });
  if (!choice.players.some(({ kind }) => kind === 'here')) found.push({ where: 'players', key: 'fault_nobody' });
  if (choice.coach && choice.clock) found.push({ where: 'players', key: 'fault_coach' });
  const mix = mix_of(choice, map);
  if (!mix) return found; // it is not known yet
  const sets = Object.keys(mix.tiles);
  const { played, river } = count_of(choice, map);
  const few = (key: Fault['key'], n: number) => found.push({ where: 'limit', key, values: { n } });
  if (!sets.length) found.push({ where: 'tiles', key: 'fault_none' });
  if (sets.includes('base') && sets.includes(WITH_GARDENS) && !choice.rules.includes('abbot')) found.push({ where: 'tiles', key: 'fault_same' });
  if (played < river) few('fault_river', river);
  if (played > most_tiles(choice)) few('fault_many', most_tiles(choice));
  if (!map) return found;
  const starts = choice.starts.length || map.starts_used;
  const islands = chip_rules_of(choice, map) === 'islands';
  const least = islands ? ISLAND_TILES + starts + 1 : starts;
  if (sets.every(known_set) && played < least) few(islands ? 'fault_islands' : 'fault_few', least);
  if (starts < Math.min(LEAST_STARTS, map.starts.length)) found.push({ where: 'starts', key: 'fault_starts', values: { n: LEAST_STARTS } });
  return found;
}

// All of this may be played.
export function notes(choice: Choice, map: MapOffer | null): Note[] {
  const found: Note[] = [];
  const mix = mix_of(choice, map);
  const { played } = count_of(choice, map);
  if (choice.postman && choice.players.length > POSTMEN) found.push({ where: 'players', key: 'note_postmen', values: { n: POSTMEN } });
  if (!map || !mix) return found;
  const [least, most] = map.recommended_tiles;
  if (Object.keys(mix.tiles).every(known_set) && (played < least || played > most)) found.push({ where: 'limit', key: 'note_tiles', values: { least, most, n: played } });
  const starts = choice.starts.length;
  if (choice.chips && starts && starts !== map.starts_used) found.push({ where: 'starts', key: 'note_starts', values: { n: map.starts_used } });
  return found;
}
