// One thing that happened in the game, in words.
import { colour_word, figure_word, place_name, town_at } from '../decide/words';
import { t } from '../text/text.svelte';
import type { Chip, Colour, FeatureKind, GameEvent, Goods, MapData } from '../protocol/types';
import { breakdown } from '../understand/breakdown';
import { score_words } from './score_words';

export interface Words {
  text: string;
  chips?: Chip[]; // shown behind it
  goods?: { goods: Goods; tokens: number };
}
export interface Teller {
  player: number | null; // whose turn is told
  map: MapData | null;
  final?: boolean; // in the final scoring
  names: (player: number) => string;
}

const kind_of = (on: string) => on.split('@')[0] as FeatureKind;
export const on_words = (on: string) => t(`on_${kind_of(on)}`);
const to_words = (on: string) => t(`to_${kind_of(on)}`);

function island_name(map: MapData | null, colour: Colour): string {
  const island = map?.islands?.find((each) => each.colour === colour);
  return island ? place_name(island.name) : colour_word(colour);
}

function score(event: Extract<GameEvent, { type: 'score' }>, { player, map, names, final = false }: Teller): string {
  if (event.kind === 'chip' || event.kind === 'treat' || event.kind === 'wine') return ''; // its own event tells it
  const sum = breakdown(event.kind, event.parts, event.kind !== 'trade_goods' && !!event.complete, event.points);
  const what = score_words(event, map, final) + (sum ? ` (${sum})` : '');
  return event.player === player ? what : t('log_score', { name: names(event.player), what });
}

function postman({ action, owner, on, player }: Extract<GameEvent, { type: 'postman' }>, names: Teller['names']): string {
  const own = owner === player;
  if (action === 'postman_to') return t('log_postman_to', { place: to_words(on) });
  if (action === 'postman_off') return t('log_postman_off', { name: names(owner) });
  if (action === 'postman_back') return t('log_postman_back');
  return own ? t('log_postman_here_own') : t('log_postman_here', { name: names(owner) });
}

// Null: it needs no words, others tell it.
export function words_of(event: GameEvent, teller: Teller): Words | null {
  const { map, names, player } = teller;
  const say = (text: string, chips?: Chip[]): Words | null => (text ? { text, ...(chips && { chips }) } : null);
  switch (event.type) {
    case 'placed': {
      const town = event.player === null ? '' : town_at(map, event);
      return say(town && t('log_covered', { town }));
    }
    case 'figure':
      return say(t('log_figure', { figure: figure_word(event.figure), place: on_words(event.on) }));
    case 'chip_laid':
      return say(t('log_chip_laid'));
    case 'chip':
      return say(t('log_chip'), [event]);
    case 'treat':
      return event.points === undefined ? say(t('log_treat_laid')) : say(t('log_treat'), [event]);
    case 'taken':
      return say(t('log_taken', { island: island_name(map, event.island) }));
    case 'redeem':
      return say(event.meeples ? t('log_redeem_home', { n: event.meeples }) : t('log_redeem'), event.chips);
    case 'upgrade':
      return say(t('log_upgrade', { pay: event.pay.join(' + '), place: on_words(event.on) }));
    case 'postman':
      return say(postman(event, names));
    case 'held':
      return say(event.player === player ? t('log_held') : t('log_held_by', { name: names(event.player) }));
    case 'sell':
      return say(event.to === 'town' ? t('log_sell_town', { colour: colour_word(event.colour), town: town_at(map, event) || t('a_town') }) : t('log_sell_border', { colour: colour_word(event.colour) }));
    case 'goods':
      return { text: t('log_goods'), goods: event };
    case 'isle':
      return say(t('log_isle'));
    case 'score':
      return say(score(event, teller));
    case 'discarded':
      return say(t('log_discarded'));
    case 'final':
      return say(t('final_scoring'));
    case 'returned':
    case 'turn':
    case 'drawn':
    case 'turned_up':
    case 'over':
      return null;
  }
}
