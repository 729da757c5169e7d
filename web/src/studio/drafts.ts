// What is being made, kept by the browser after every stroke: the last few sheets, the newest first.
import { own } from '../look/base';
import type { MapFile } from './model/file';

const PLACE = own('mappa studio');
const MOST = 8;

export interface Draft {
  id: string;
  changed: number; // time
  map: MapFile;
}

function stored(): Draft[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(read) ? read.filter((each: Draft) => typeof each?.id === 'string' && Array.isArray(each.map?.rows)) : [];
  } catch {
    return []; // spoiled or forbidden
  }
}

export const drafts = (): Draft[] => stored();
export const draft = (id: string): Draft | undefined => stored().find((each) => each.id === id);
export const new_id = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;

// False if there is no room, or nothing may be stored.
export function keep_draft(id: string, map: MapFile): boolean {
  const others = stored().filter((each) => each.id !== id);
  for (let most = MOST; most > 0; --most)
    try {
      localStorage.setItem(PLACE, JSON.stringify([{ id, changed: Date.now(), map }, ...others].slice(0, most)));
      return true;
    } catch {
      continue; // older ones make room
    }
  return false;
}

export function drop_draft(id: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored().filter((each) => each.id !== id)));
  } catch {
    // it was never kept
  }
}
