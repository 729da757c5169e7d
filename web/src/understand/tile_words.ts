// A kind of tile in words: "city (1 coat, wine), road (inn)".
import { shapes_of, type FeatureShape } from '../board/shapes.svelte';
import { list, t } from '../text/text.svelte';

function feature_words({ kind, coats, inn, cathedral, goods }: FeatureShape): string {
  const marks = [coats ? t('log_coats', { n: coats }) : '', inn ? t('has_inn') : '', cathedral ? t('has_cathedral') : '', goods ? t(`goods_${goods}`) : ''].filter(Boolean);
  return t(`feature_${kind}`) + (marks.length ? ` (${marks.join(', ')})` : '');
}

export function tile_words(id: string): string {
  const shapes = shapes_of(id)?.features.filter(({ kind }) => kind !== 'field') ?? [];
  return shapes.length ? list(shapes.map(feature_words)) : t('feature_field');
}
