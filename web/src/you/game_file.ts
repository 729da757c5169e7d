// A game in a file, as "download" gives it.
import type { GameRecord } from '../protocol/types';
import type { Key } from '../text/text.svelte';

const MOST = 60_000; // bytes that the server takes; the longest games have less than half as many
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
export function read_game(file: string, text: string): GameRecord {
  if (new TextEncoder().encode(text).length > MOST) throw new FileFault('file_large', { file });
  let game: unknown;
  try {
    game = JSON.parse(text);
  } catch {
    throw new FileFault('file_no_json', { file });
  }
  const missing = KEYS.find((key) => typeof game !== 'object' || game === null || !Object.hasOwn(game, key));
  if (missing) throw new FileFault('file_no_game', { file, key: missing });
  return game as GameRecord;
}

// The game up to a position: so many of its actions, with what was dealt anew between them.
export function game_until(game: GameRecord, actions: number): GameRecord {
  let left = actions;
  const end = game.actions.findIndex(({ type }) => type !== 'anew' && left-- === 0);
  return end < 0 ? game : { ...game, actions: game.actions.slice(0, end) };
}
