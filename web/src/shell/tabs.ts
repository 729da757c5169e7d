import type { IconName } from '../look/Icon.svelte';

export interface Tab<Key extends string> {
  key: Key;
  icon: IconName;
  label: string;
  badge?: number; // what is new there
  counts?: string; // what the badge counts, if not messages
}
