// A map in a file: "download" gives it, and so does `mappa map make`. What is in it the program's reader checks.
import type { MapOffer } from '../protocol/types';
import { FileFault } from '../you/game_file';
import type { MapText } from './made';
import { MOST_BYTES } from './packed';

const FORMAT = 'mappa-map';

// Throws a FileFault. `file` is what the fault calls it.
export function read_text(file: string, text: string): MapText {
  if (new TextEncoder().encode(text).length > MOST_BYTES) throw new FileFault('map_file_large', { file });
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    throw new FileFault('map_file_no_json', { file });
  }
  if (typeof map !== 'object' || map === null || !('format' in map) || map.format !== FORMAT) throw new FileFault('map_file_other', { file });
  return map as unknown as MapText;
}

// As it is kept and sent: without spaces, and without the name of its file.
export function compact(map: object): string {
  const { id: _, ...rest } = map as { id?: string };
  return JSON.stringify(rest);
}

// The file of a map that the program or its host brings.
export function file_of(offer: MapOffer): MapText {
  const { recommended: _, chip_rules: __, ...map } = offer;
  return map as unknown as MapText;
}

const MOST_NAME = 32; // letters of an id

// "Nordsee & Inseln" is kept as "nordsee-inseln.json".
export function file_id(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, MOST_NAME).replace(/^-|-$/g, '') || 'map';
}

// Ready to be put into a folder of maps, where its id is the file's name.
export function map_file(map: object, id: string): File {
  const { format, version, id: _, ...rest } = map as Record<string, unknown>;
  return new File([`${JSON.stringify({ format, version, id, ...rest }, null, 1)}\n`], `${id}.json`, { type: 'application/json' });
}
