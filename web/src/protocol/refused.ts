// Why something was refused, in the visitor's language: the server's code tells it, its sentence is English.
import { t, type Key } from '../text/text.svelte';
import { BAD_NAME, BAD_PARAMS, ILLEGAL, NOT_NOW, NOT_YOURS, Refusal, STORE_FAILED, TOO_MANY } from './socket';

const WHY: Record<number, Key> = {
  [ILLEGAL]: 'refused_action',
  [NOT_YOURS]: 'refused_not_yours',
  [NOT_NOW]: 'refused_not_now',
  [TOO_MANY]: 'refused_many',
  [STORE_FAILED]: 'refused_store',
  [BAD_NAME]: 'refused_name',
};

// A setup is refused with one code for everything that cannot be told beforehand: its words say what it is about.
const ABOUT: [RegExp, Key][] = [
  [/start tile|start square|spring/, 'refused_start'],
  [/chips/, 'refused_chips'],
];
export function why_setup_refused(error: Error): string {
  return why_refused(error, ABOUT.find(([words]) => words.test(error.message))?.[1] ?? 'refused_tiles');
}

// `params` is what it means that those were wrong.
export function why_refused(error: Error, params?: Key): string {
  if (!(error instanceof Refusal)) return t('refused_lost');
  const why = error.code === BAD_PARAMS ? params : WHY[error.code];
  return why ? t(why) : error.message;
}
