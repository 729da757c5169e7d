// An action as it sounds.
import { sound } from '../look/sounds';
import type { Played } from './advance';

export function heard({ events }: Played): void {
  if (document.hidden) return;
  const has = (wanted: (event: Played['events'][number]) => boolean) => events.some(wanted);
  if (has(({ type }) => type === 'placed')) sound('tile');
  if (has(({ type }) => type === 'figure' || type === 'postman' || type === 'chip_laid')) sound('figure');
  if (has((event) => event.type === 'score' && event.points > 0)) sound('score');
}
