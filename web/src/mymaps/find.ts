// A map by its id, ready to be shown, whosever it is. Throws where nobody has it.
import { nearest } from '../protocol/ends';
import { with_hall } from '../protocol/hall.svelte';
import type { MapOffer } from '../protocol/types';
import { is_made } from './made';
import { offer_of, ready_to_draw } from './meet';

export async function find_offer(id: string): Promise<MapOffer> {
  if (!is_made(id)) return with_hall(nearest, (hall) => hall.ask('map', { id }));
  await ready_to_draw(id);
  return offer_of(id);
}
