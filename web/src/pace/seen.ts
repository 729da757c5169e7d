// How far the visitor has seen each table, remembered by the browser.
import type { View } from '../protocol/types';

export interface Seen {
  id: string; // the table's
  at: number; // the last event that changed its game
  view: View; // the position after it
}

const PLACE = 'mappamundi-seen';
const MOST = 5; // tables

function stored(): Seen[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter((seen) => typeof seen?.id === 'string' && Number.isInteger(seen.at) && Array.isArray(seen.view?.board) && Array.isArray(seen.view?.players)) : [];
  } catch {
    return []; // storage forbidden or spoiled
  }
}

export function last_seen(id: string): Seen | null {
  return stored().find((seen) => seen.id === id) ?? null;
}

export function keep_seen(seen: Seen): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([seen, ...stored().filter(({ id }) => id !== seen.id)].slice(0, MOST)));
  } catch {
    // it is not remembered
  }
}
