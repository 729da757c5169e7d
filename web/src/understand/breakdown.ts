// How points came about, in words: "5 tiles × 2 + 2 coats × 2".
import { number, t } from '../text/text.svelte';
import type { Parts, ScoreKind } from '../protocol/types';
import { terms, worth } from './worth';

// Empty where there is nothing to explain, or the rules count otherwise than this file knows.
export function breakdown(kind: ScoreKind, parts: Parts, complete: boolean, points: number): string {
  if (worth(kind, parts, complete) !== points) return '';
  return terms(kind, parts, complete).map(({ key, n, each }) => t(key, { n }) + (each > 1 ? ` × ${number(each)}` : '')).join(' + ');
}
