// What the panels know of the game beyond the position: worths, and scores just made.
import { getContext, setContext } from 'svelte';
import type { Fields } from './fields.svelte';
import type { Knowing } from './insight.svelte';
import type { Telling } from './telling.svelte';

interface Understanding {
  insight: Knowing;
  telling: Pick<Telling, 'gained'>;
  fields: Fields;
}
const KEY = Symbol('understanding');

export function share_understanding(understanding: Understanding): void {
  setContext(KEY, understanding);
}

// Undefined where no game is played.
export function understanding(): Understanding | undefined {
  return getContext(KEY);
}
