// Why no table was made, in the visitor's language: the server's code tells it, its sentence is English.
import { BAD_PARAMS, Refusal, STORE_FAILED, TOO_MANY } from '../protocol/socket';
import { t, type Key } from '../text/text.svelte';

// What else cannot be played is not offered, so that a refused setup has too much on its tiles.
const WHY: Record<number, Key> = { [BAD_PARAMS]: 'refused_tiles', [TOO_MANY]: 'refused_many', [STORE_FAILED]: 'refused_store' };

export function why_refused(error: Error): string {
  if (!(error instanceof Refusal)) return t('refused_lost');
  const why = WHY[error.code];
  return why ? t(why) : error.message;
}
