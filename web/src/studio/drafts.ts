// What is being made, kept by the browser after every stroke: the last few sheets, the newest first.
import { own } from '../look/base';
import type { MapFile } from './model/file';

const PLACE = own('mappa studio');
const MOST = 30;

export interface Draft {
  id: string;
  changed: number; // time
  map: MapFile;
  made?: string; // the map that was last made of it
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
  const all = stored();
  const now = { ...all.find((each) => each.id === id), id, changed: Date.now(), map };
  const others = all.filter((each) => each.id !== id);
  for (let most = MOST; most > 0; --most)
    try {
      localStorage.setItem(PLACE, JSON.stringify([now, ...others].slice(0, most)));
      return true;
    } catch {
      continue; // older ones make room
    }
  return false;
}

function rewrite(change: (all: Draft[]) => Draft[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(change(stored())));
  } catch {
    // it was never kept
  }
}
export const drop_draft = (id: string): void => rewrite((all) => all.filter((each) => each.id !== id));
export const tell_made = (id: string, made: string): void => rewrite((all) => all.map((each) => (each.id === id ? { ...each, made } : each)));
