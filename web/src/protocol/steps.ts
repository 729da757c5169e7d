// The part of a table's history that still holds: what was taken back is gone from it.
import type { TableEvent } from './types';

type Step = Extract<TableEvent, { type: 'started' | 'played' }>;

export function steps_of(history: TableEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of history) {
    if (event.type === 'started' || event.type === 'played') steps.push(event);
    if (event.type === 'took_back') steps.splice(steps.length - event.actions);
  }
  return steps;
}
