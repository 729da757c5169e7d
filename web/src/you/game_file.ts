// A game in a file, as "download" gives it. It stays a text: its seeds are larger than numbers here are exact.
import type { Key } from '../text/text.svelte';

const MOST = 380_000; // bytes that the server takes; the longest games have less than a tenth as many, a map that came along the rest
const KEYS = ['format', 'setup', 'actions'] as const;

// What is wrong with a file, as a text and its values.
export class FileFault extends Error {
  constructor(
    readonly text: Key,
    readonly values: Record<string, string>,
  ) {
    super(text);
  }
}

// Throws a FileFault; whether it can be played the server knows.
export function check_game(file: string, text: string): void {
  if (new TextEncoder().encode(JSON.stringify(text)).length > MOST) throw new FileFault('file_large', { file });
  let game: unknown;
  try {
    game = JSON.parse(text);
  } catch {
    throw new FileFault('file_no_json', { file });
  }
  const missing = KEYS.find((key) => typeof game !== 'object' || game === null || !Object.hasOwn(game, key));
  if (missing) throw new FileFault('file_no_game', { file, key: missing });
}
