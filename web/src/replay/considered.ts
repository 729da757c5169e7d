// What a computer player thought about, beside what was played.
import type { Action, Advice, Line } from '../protocol/types';

// The same thing done: chips may be named in any order.
export function same_action(a: Action, b: Action): boolean {
  const told = (action: Action) =>
    JSON.stringify(Object.entries(action).map(([key, value]) => [key, Array.isArray(value) ? value.map((each) => JSON.stringify(each, ['colour', 'value'])).sort() : value]).sort());
  return told(a) === told(b);
}

export interface Considered extends Line {
  rank: number; // from 1
  share: number; // of all thinking, 0 to 1
  played: boolean;
}

export function considered({ lines }: Advice, played: Action | null): Considered[] {
  const all = lines.reduce((sum, { visits }) => sum + visits, 0);
  return lines.map((line, i) => ({ ...line, rank: i + 1, share: all ? line.visits / all : 0, played: !!played && same_action(line.action, played) }));
}
