// Every state of a sheet, without end: maps are values that share what did not change.
import type { Sheet } from './file';

export interface History {
  past: Sheet[];
  now: Sheet;
  future: Sheet[];
  stroke: string; // what the last change was a part of; changes of one stroke are undone together
}

export const begin = (now: Sheet): History => ({ past: [], now, future: [], stroke: '' });

export function change(history: History, next: Sheet, stroke = ''): History {
  if (next === history.now) return history;
  const same = stroke !== '' && stroke === history.stroke;
  return { past: same ? history.past : [...history.past, history.now], now: next, future: [], stroke };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  return before ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], stroke: '' } : history;
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future, stroke: '' } : history;
}
