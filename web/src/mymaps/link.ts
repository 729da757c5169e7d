// How a map is handed on: in the link itself if that stays short, else at the server, else as a file.
import { is_made } from './made';
import { keep_at_server, learn, server_answers } from './meet';
import { MOST_LETTERS, pack } from './packed';

export type Carried = { by: 'name' | 'link' | 'server'; words: Record<string, string> } | { by: 'file' };

// The words of an address that stand for the map. Those of the program are known everywhere.
export async function carry(id: string): Promise<Carried> {
  if (!is_made(id)) return { by: 'name', words: { map: id } };
  const known = await learn(id);
  const m = await pack(known.text);
  if (m.length <= MOST_LETTERS) return { by: 'link', words: { m } };
  if (!(await server_answers())) return { by: 'file' };
  await keep_at_server(known);
  return { by: 'server', words: { map: id } };
}

// "#/map/france", "#/map?m=..."
export function map_path({ map, m }: Record<string, string>): string {
  return m ? `/map?m=${m}` : `/map/${map}`;
}
