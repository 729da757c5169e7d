// What can be seen beside a replay.
import type { IconName } from '../look/Icon.svelte';
import type { Key } from '../text/text.svelte';

export type Tab = 'log' | 'coach' | 'analysis' | 'chart';
export const TABS: { key: Tab; icon: IconName; label: Key }[] = [
  { key: 'log', icon: 'scroll', label: 'log' },
  { key: 'coach', icon: 'coach', label: 'coach' },
  { key: 'analysis', icon: 'eye', label: 'tab_analysis' },
  { key: 'chart', icon: 'chart', label: 'tab_chart' },
];
