// What a score was for, in a few words.
import { colour_word, town_at } from '../decide/words';
import { t } from '../text/text.svelte';
import type { Colour, MapData } from '../protocol/types';
import type { Score } from '../understand/telling.svelte';

export function score_words(score: Score, map: MapData | null): string {
  const { kind, parts, complete } = score;
  switch (kind) {
    case 'chip':
      return t('score_chip');
    case 'treat':
      return t('score_treat');
    case 'coats':
      return t('score_coats');
    case 'wine':
      return t('score_wine', { colour: parts.colour ? colour_word(parts.colour as Colour) : '' });
    case 'town_cost':
      return t('score_town_cost', { town: town_at(map, score) || t('a_town') });
    case 'postman':
      return t('score_postman');
    default:
      return complete ? t(`score_complete_${kind}`) : t(`feature_${kind}`);
  }
}
