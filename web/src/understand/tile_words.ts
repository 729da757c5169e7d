// A kind of tile in words: "city with coat of arms, road".
import { shapes_of } from '../board/shapes.svelte';
import { list, t } from '../text/text.svelte';

export function tile_words(id: string): string {
  const shapes = shapes_of(id)?.features.filter(({ kind }) => kind !== 'field') ?? [];
  const words = shapes.map(({ kind, coats }) => (coats ? `${t(`feature_${kind}`)} (${t('log_coats', { n: coats })})` : t(`feature_${kind}`)));
  return words.length ? list(words) : t('feature_field');
}
