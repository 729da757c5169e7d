// Call in an effect: finds out whether there is a server, where nobody has asked for one yet.
import { untrack } from 'svelte';
import { Hall } from './hall.svelte';
import { reach } from './reach.svelte';

export function find_server(): (() => void) | undefined {
  if (untrack(() => reach.server) !== null) return;
  const hall = new Hall();
  return () => hall.close();
}
