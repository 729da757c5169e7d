// What a score was for, in a few words.
import { colour_word, town_at } from '../decide/words';
import { t } from '../text/text.svelte';
import type { Colour, MapData } from '../protocol/types';
import type { Score } from '../understand/telling.svelte';

// `final`: in the final scoring. Before it an unfinished building is scored only when the abbot leaves it (A3).
export function score_words(score: Score, map: MapData | null, final: boolean): string {
  const { kind, parts } = score;
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
    case 'trade_goods':
      return t('score_trade_goods', { goods: parts.goods ? t(`goods_${parts.goods}`) : '' });
    default:
      if (score.complete) return t(`score_complete_${kind}`);
      return t(!final && (kind === 'monastery' || kind === 'garden') ? 'score_abbot' : `feature_${kind}`);
  }
}
