// Why something was refused, in the visitor's language: by the server's code and, where that leaves several reasons, its word.
import { t, type Key } from '../text/text.svelte';
import { BAD_NAME, ILLEGAL, NO_TABLE, NOT_NOW, NOT_YOURS, Refusal, STORE_FAILED, TOO_MANY } from './connection';

const NO_GAME = -32001;
const NOT_ALLOWED = -32003;

// All others are faults of the page or the program.
const BY_CODE: Record<number, Key> = {
  [NO_GAME]: 'refused_not_now',
  [ILLEGAL]: 'refused_action',
  [NOT_ALLOWED]: 'refused_action',
  [NO_TABLE]: 'no_table',
  [NOT_YOURS]: 'refused_not_yours',
  [NOT_NOW]: 'refused_not_now',
  [TOO_MANY]: 'refused_many',
  [STORE_FAILED]: 'refused_store',
  [BAD_NAME]: 'refused_name',
};
const BY_WORD: Record<string, Key> = {
  start: 'refused_start',
  chips: 'refused_chips',
  tiles: 'refused_tiles',
  setup: 'refused_setup',
  action: 'refused_step',
  no_map: 'no_such_map',
  map: 'map_fault',
  maps: 'refused_maps',
};

export function reason({ code, data }: Refusal): Key {
  return BY_WORD[data.why ?? ''] ?? BY_CODE[code] ?? 'refused_fault';
}

// A game that was asked for by its address and did not come.
export class NotGiven extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}
const BY_STATUS: Record<number, Key> = { 404: 'no_table', 429: 'refused_many', 503: 'refused_many' };

export function why_refused(error: Error): string {
  if (error instanceof Refusal) return t(reason(error), { n: error.data.action ?? 0, why: error.message }); // what is wrong in a map only its reader can say
  return t(error instanceof NotGiven ? (BY_STATUS[error.status] ?? 'refused_fault') : 'refused_lost');
}
