// The game told in words: one entry for each turn, the newest first.
import { colour_word, feature_word, figure_word, town_at } from '../decide/words';
import { list, t } from '../text/text.svelte';
import type { At, FeatureKind, GameEvent, MapData, TableEvent } from '../protocol/types';

export interface Entry {
  key: number;
  player: number | null;
  tile: string;
  rot: number;
  at: At | null;
  words: string[];
  points: { player: number; points: number }[];
}

type Names = (player: number) => string;
const FEATURES = ['road', 'city', 'monastery', 'post_office', 'field'];

function score_words(event: Extract<GameEvent, { type: 'score' }>, turn_of: number | null, names: Names): string {
  const { kind, parts } = event;
  if (!FEATURES.includes(kind))
    return kind === 'coats' ? t('log_island_coats') : kind === 'town_cost' ? t('log_town_cost') : '';
  const feature = t(`feature_${kind as FeatureKind}`);
  const told = [
    parts.tiles ? t('log_tiles', { n: parts.tiles }) : '',
    parts.coats ? t('log_coats', { n: parts.coats }) : '',
    parts.towns ? t('log_towns', { n: parts.towns }) : '',
    parts.cities ? t('log_cities', { n: parts.cities }) : '',
  ].filter(Boolean);
  const what = event.complete ? t('log_score_complete', { feature }) : feature;
  const whose = event.player === turn_of ? what : t('log_score', { name: names(event.player), feature: what });
  return told.length ? `${whose} (${list(told)})` : whose;
}

function words_of(event: GameEvent, player: number | null, map: MapData | null, names: Names): string {
  switch (event.type) {
    case 'placed': {
      const town = town_at(map, event);
      return town ? t('log_covered', { town }) : '';
    }
    case 'figure':
      return t('log_figure', { figure: figure_word(event.figure), feature: feature_word(event.on) });
    case 'chip':
      return t('log_chip', { colour: colour_word(event.colour), value: event.value });
    case 'treat':
      return t(event.points === undefined ? 'log_treat_laid' : 'log_treat');
    case 'taken':
      return t('log_taken');
    case 'redeem':
      return t('log_redeem');
    case 'upgrade':
      return t('log_upgrade');
    case 'postman':
      return event.action === 'postman_to' ? t('log_postman_to', { feature: feature_word(event.on) })
        : event.action === 'postman_off' ? t('log_postman_off')
        : event.action === 'postman_back' ? t('log_postman_back')
        : t('log_postman_here');
    case 'held':
      return t('log_held', { feature: feature_word(event.on) });
    case 'sell':
      return t('log_sell', { colour: colour_word(event.colour) });
    case 'isle':
      return t('log_isle');
    case 'score':
      return score_words(event, player, names);
    default:
      return '';
  }
}

export function entries(history: TableEvent[], map: MapData | null, names: Names): Entry[] {
  const told: Entry[] = [];
  let open: Entry | null = null;
  let final = false;
  const begin = (player: number | null): Entry => {
    open = { key: told.length, player, tile: '', rot: 0, at: null, words: [], points: [] };
    told.push(open);
    return open;
  };
  const note = (words: string) => {
    begin(null).words.push(words);
    open = null;
  };
  for (const happened of history) {
    if (happened.type === 'took_back') note(t('log_took_back'));
    if (happened.type === 'resigned') note(t('log_resigned', { name: names(happened.seat) }));
    if (happened.type === 'replaced') note(t('log_replaced', { name: names(happened.seat) }));
    if (happened.type === 'resumed') note(t('log_resumed', { name: names(happened.seat) }));
    if (happened.type !== 'played' && happened.type !== 'started') continue;
    for (const event of happened.events) {
      if (event.type === 'turn' || event.type === 'over') {
        open = null;
        continue;
      }
      if (event.type === 'final') {
        note(t('final_scoring'));
        final = true;
        continue;
      }
      if (event.type === 'drawn') continue;
      if (event.type === 'discarded') {
        note(t('log_discarded'));
        continue;
      }
      if (event.type === 'score' && final) open = null; // each by itself
      const entry: Entry = open ?? begin('player' in event ? event.player : null);
      if (event.type === 'placed') [entry.tile, entry.rot, entry.at] = [event.tile, event.rot, { x: event.x, y: event.y }];
      const words = words_of(event, entry.player, map, names);
      if (words) entry.words.push(words);
      if (event.type === 'score') add_points(entry, event.player, event.points);
    }
  }
  for (const entry of told) if (!entry.words.length) entry.words.push(t('log_placed'));
  return told.reverse();
}

function add_points(entry: Entry, player: number, points: number): void {
  const sum = entry.points.find((each) => each.player === player);
  if (sum) sum.points += points;
  else entry.points.push({ player, points });
}
