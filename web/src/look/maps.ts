// The maps that come with the program, in the order in which they are shown: the five, then the others by continent.
import boards from 'boards';
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';
import type { Name } from '../protocol/types';

export const MAPS = ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'] as const;
type MapId = (typeof MAPS)[number];
export const REGIONS = ['europe', 'asia', 'africa', 'north_america', 'south_america', 'oceania'] as const;
export type Region = (typeof REGIONS)[number];

const known = (id: string): MapId | undefined => MAPS.find((each) => each === id);
const board = (id: string) => (Object.hasOwn(boards, id) ? boards[id] : undefined);

// Maps of a host's own are called by their ids.
export function map_name(id: string | undefined): string {
  if (!id) return t('free_table');
  const map = known(id);
  return map ? t(`name_${map}`) : (board(id)?.name[settings.language] ?? board(id)?.name.en ?? id);
}
export function map_line(id: string): string {
  const map = known(id);
  return map ? t(`map_${map}`) : '';
}

export interface MapGroup {
  region: Region | null; // the host's own have none
  ids: string[]; // by their names
}
// What is offered beside the five.
export function group_maps(ids: string[]): MapGroup[] {
  const others = ids.filter((id) => !known(id)).sort((a, b) => map_name(a).localeCompare(map_name(b), settings.language));
  return [...REGIONS, null].map((region) => ({ region, ids: others.filter((id) => (board(id)?.region ?? null) === region) })).filter((group) => group.ids.length);
}
export const five_of = (ids: string[]): string[] => MAPS.filter((map) => ids.includes(map));
export const in_language = (name: Name): string => (typeof name === 'string' ? name : name[settings.language]);
