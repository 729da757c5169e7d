// Why a map could not be had, in the visitor's language; what its reader found wrong in it, as the reader says it.
import { why_refused } from '../protocol/refused';
import { t } from '../text/text.svelte';
import { FileFault } from '../you/game_file';
import { PackFault } from './packed';

export function map_trouble(error: Error): string {
  if (error instanceof FileFault) return t(error.text, error.values);
  if (error instanceof PackFault) return t(error.why === 'large' ? 'map_link_large' : 'map_link_damaged');
  return why_refused(error);
}
