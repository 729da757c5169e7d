// A small map of somebody's own: the example of docs/maps.md, under a name that the test gives it.
import { readFileSync } from 'node:fs';

const EXAMPLE = /```json\n([^]*?)```/.exec(readFileSync(new URL('../../docs/maps.md', import.meta.url), 'utf8'))![1]!;

export type AnyMap = Record<string, unknown>;

export function bay(name: string, changes: AnyMap = {}): AnyMap {
  return { ...(JSON.parse(EXAMPLE) as AnyMap), name, ...changes };
}
export const as_file = (map: AnyMap, name = 'bay.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(map)) });
