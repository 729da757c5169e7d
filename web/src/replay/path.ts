// The address of a moment of a finished game.
import { replay_path } from '../protocol/story';

export function moment_path(id: string, invite: string, at: number): string {
  return with_word(replay_path(id, invite), `at=${at}`);
}
// The same, with what the coach says of it.
export function coached_path(id: string, invite: string, at: number): string {
  return with_word(moment_path(id, invite, at), 'coach=1');
}

const with_word = (path: string, word: string): string => `${path}${path.includes('?') ? '&' : '?'}${word}`;
