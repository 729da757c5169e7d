// What happens at the table besides the game itself, in words: for the log, and to be said.
import type { TableEvent } from '../protocol/types';
import { t } from '../text/text.svelte';

// "": nothing to tell. `before` is what happened in the game last: a turn that the clock ended is told once.
export function table_words(event: TableEvent, before: TableEvent | undefined, names: (seat: number) => string): string {
  switch (event.type) {
    case 'played': {
      const again = before?.type === 'played' && before.by === 'clock' && before.seat === event.seat;
      return event.by === 'clock' && !again ? t('log_clock_move', { name: names(event.seat) }) : '';
    }
    case 'took_back':
      return t('log_took_back', { n: event.actions });
    case 'anew':
      return t('log_anew');
    case 'resigned':
      return t('log_resigned', { name: names(event.seat) });
    case 'replaced':
      return t(event.why === 'clock' ? 'log_clock_computer' : 'log_replaced', { name: names(event.seat) });
    case 'resumed':
      return t('log_resumed', { name: names(event.seat) });
    case 'muted':
      return event.name ? t(event.muted ? 'log_muted' : 'log_unmuted', { name: event.name }) : t(event.muted ? 'log_muted_all' : 'log_unmuted_all');
    case 'removed':
      return t('log_removed', { name: event.name });
    default:
      return '';
  }
}

export const ran_out = (event: TableEvent): boolean => (event.type === 'played' && event.by === 'clock') || (event.type === 'replaced' && event.why === 'clock');
