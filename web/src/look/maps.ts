// The maps that come with the program, in the order in which they are shown.
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';
import type { Name } from '../protocol/types';

export const MAPS = ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'] as const;
type MapId = (typeof MAPS)[number];

const known = (id: string): MapId | undefined => MAPS.find((each) => each === id);

// Maps of a host's own are called by their ids.
export function map_name(id: string | undefined): string {
  if (!id) return t('free_table');
  const map = known(id);
  return map ? t(`name_${map}`) : id;
}
export function map_line(id: string): string {
  const map = known(id);
  return map ? t(`map_${map}`) : '';
}
export function order_maps(ids: string[]): string[] {
  return [...MAPS.filter((map) => ids.includes(map)), ...ids.filter((id) => !known(id))];
}
export const in_language = (name: Name): string => (typeof name === 'string' ? name : name[settings.language]);
