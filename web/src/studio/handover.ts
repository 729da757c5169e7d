// From the studio to the rest of the page, and back: a map is kept among the visitor's own and chosen for a game.
import { nearest } from '../protocol/ends';
import { Hall } from '../protocol/hall.svelte';
import { go } from '../route.svelte';
import { save_file } from '../share/save_file';
import { drafts } from './drafts';
import { file_id } from './file_name';
import type { MapFile } from './model/file';

interface Mine {
  keep_mine: (map: object) => Promise<{ id: string }>;
}
interface Meet {
  learn: (id: string) => Promise<{ text: string }>;
}
// Where the page has maps of the visitor's own.
const MINE = Object.values(import.meta.glob<Mine>('../mymaps/mine.svelte.ts'))[0];
const MEET = Object.values(import.meta.glob<Meet>('../mymaps/meet.ts'))[0];

// What was worked on last.
export const edited_map = (): MapFile | null => drafts()[0]?.map ?? null;

// True: the setup page has it. False: there is no such page yet.
export async function play_map(map: MapFile): Promise<boolean> {
  if (!MINE) return false;
  const { id } = await (await MINE()).keep_mine(map);
  go(`/setup?map=${id}`);
  return true;
}

export function save_map(map: MapFile, name: string): void {
  const id = file_id(name);
  save_file(new File([`${JSON.stringify({ ...map, id }, null, 1)}\n`], `${id}.json`, { type: 'application/json' }));
}
// A map by its id, whosever it is; null if nobody has it.
export async function find_map(id: string): Promise<unknown> {
  if (id.startsWith('made-')) return MEET ? (await MEET()).learn(id).then(({ text }) => JSON.parse(text) as unknown, () => null) : null;
  const hall = new Hall(nearest);
  try {
    const { recommended: _, chip_rules: __, ...map } = await hall.ask('map', { id });
    return map;
  } catch {
    return null;
  } finally {
    hall.close();
  }
}
