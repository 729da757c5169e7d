// The maps that come with the program, in the order in which they are shown.
import { is_made, type FileName } from '../mymaps/made';
import { learn } from '../mymaps/meet';
import { made_names } from '../mymaps/names.svelte';
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';

export const MAPS = ['deutschland', 'france', 'benelux', 'great_britain', 'iberia'] as const;
type MapId = (typeof MAPS)[number];

const known = (id: string): MapId | undefined => MAPS.find((each) => each === id);

// Maps of a host's own are called by their ids, those that people made as they say.
export function map_name(id: string | undefined): string {
  if (!id) return t('free_table');
  if (is_made(id)) return made_name(id);
  const map = known(id);
  return map ? t(`name_${map}`) : id;
}
function made_name(id: string): string {
  const name = made_names.of(id, learn);
  return name === undefined ? t('made_map') : in_language(name);
}
export function map_line(id: string): string {
  const map = known(id);
  return map ? t(`map_${map}`) : '';
}
export function order_maps(ids: string[]): string[] {
  return [...MAPS.filter((map) => ids.includes(map)), ...ids.filter((id) => !known(id))];
}
// Whoever made a map may have named it in one language only.
export const in_language = (name: FileName): string => (typeof name === 'string' ? name : (name[settings.language] ?? name.en ?? Object.values(name)[0] ?? ''));
