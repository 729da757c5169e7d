// From the studio to the rest of the page, and back: a map is kept among the visitor's own, to be played or handed on.
import { find_offer } from '../mymaps/find';
import { is_made } from '../mymaps/made';
import { file_id, file_of, map_file } from '../mymaps/map_file';
import { known_map, learn } from '../mymaps/meet';
import { delete_mine, keep_mine } from '../mymaps/mine.svelte';
import { go } from '../route.svelte';
import { save_file } from '../share/save_file';
import { draft, tell_made } from './drafts';
import type { MapFile } from './model/file';

// What is made of a sheet later takes the place of what was made before, unless it is called otherwise. Refusals are thrown.
async function keep(map: MapFile, sheet: string): Promise<string> {
  const { id, name } = await keep_mine({ ...map });
  const made = draft(sheet)?.made;
  const before = made && made !== id ? await known_map(made) : null;
  if (before?.mine && JSON.stringify(before.name) === JSON.stringify(name)) await delete_mine(before);
  tell_made(sheet, id);
  return id;
}
export const play_map = async (map: MapFile, sheet: string): Promise<void> => go(`/setup?map=${await keep(map, sheet)}`);
export const show_map = async (map: MapFile, sheet: string): Promise<void> => go(`/map/${await keep(map, sheet)}`); // where it is shared and printed

export const save_map = (map: MapFile, name: string): void => save_file(map_file(map, file_id(name)));

// A map by its id, whosever it is; null if nobody has it.
export async function find_map(id: string): Promise<unknown> {
  try {
    return is_made(id) ? JSON.parse((await learn(id)).text) : file_of(await find_offer(id));
  } catch {
    return null;
  }
}
