// The visitor's own maps, as every window of this device sees them.
import { own } from '../look/base';
import type { MapText } from './made';
import { read_text } from './map_file';
import { meet } from './meet';
import { made_names } from './names.svelte';
import { read_maps, write_maps, type Known } from './store';

const CHANNEL = own('mappa maps');

let maps: Known[] = $state.raw([]);

export const my_maps = {
  get all(): Known[] {
    return maps; // the last changed first
  },
};

async function look(): Promise<void> {
  const all = await read_maps().catch(() => []); // nothing is stored here
  maps = all.filter(({ mine }) => mine).sort((a, b) => b.time - a.time);
  for (const { id, name } of maps) made_names.tell(id, name);
}

// Call in an effect.
export function watch_maps(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void look();
  void look();
  return () => channel.close();
}

async function changed(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
  await look();
}

// From now on it is the visitor's. A refusal is thrown.
export async function keep_mine(map: MapText): Promise<Known> {
  const known = await meet(map, true);
  await changed();
  return known;
}

// Throws a FileFault or a refusal.
export async function import_file(file: File): Promise<Known> {
  return keep_mine(read_text(file.name, await file.text()));
}

// What is no longer the visitor's stays for a while: games on it are still drawn.
async function write(...all: Known[]): Promise<void> {
  await write_maps(...all);
  await changed();
}
export const delete_mine = (map: Known): Promise<void> => write({ ...map, mine: false, time: Date.now() });
export const undelete_mine = (map: Known): Promise<void> => write(map);

// Its name is a part of it: it becomes another map, in its place.
export async function rename_mine(old: Known, name: string): Promise<void> {
  const known = await meet({ ...(JSON.parse(old.text) as MapText), name }, true);
  if (known.id !== old.id) await write({ ...old, mine: false, time: Date.now() }, { ...known, time: old.time });
}
