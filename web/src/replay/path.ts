// The address of a moment of a finished game.
import { replay_path } from '../protocol/story';

export function moment_path(id: string, invite: string, at: number): string {
  const path = replay_path(id, invite);
  return `${path}${path.includes('?') ? '&' : '?'}at=${at}`;
}
