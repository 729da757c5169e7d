// The maps that come with the program, in the order in which they are shown: the five, then the others by continent.
import boards from 'boards';
import { is_made, type FileName } from '../mymaps/made';
import { learn } from '../mymaps/meet';
import { made_names } from '../mymaps/names.svelte';
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';

export const MAPS = ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'] as const;
type MapId = (typeof MAPS)[number];
export const REGIONS = ['europe', 'asia', 'africa', 'north_america', 'south_america', 'oceania'] as const;
export type Region = (typeof REGIONS)[number];

const known = (id: string): MapId | undefined => MAPS.find((each) => each === id);
const board = (id: string) => (Object.hasOwn(boards, id) ? boards[id] : undefined);

// Maps of a host's own are called by their ids, those that people made as they say.
export function map_name(id: string | undefined): string {
  if (!id) return t('free_table');
  if (is_made(id)) return made_name(id);
  const map = known(id);
  return map ? t(`name_${map}`) : (board(id)?.name[settings.language] ?? board(id)?.name.en ?? id);
}
function made_name(id: string): string {
  const name = made_names.of(id, learn);
  return name === undefined ? t('made_map') : in_language(name);
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
// Whoever made a map may have named it in one language only.
export const in_language = (name: FileName): string => (typeof name === 'string' ? name : (name[settings.language] ?? name.en ?? Object.values(name)[0] ?? ''));
