// Why the best way is the best, in words.
import { t } from '../text/text.svelte';
import type { Why } from './file';
import { p } from './words.svelte';

export const reason_words = ([why, points, kind]: Why): string => p(`why_${why}`, { n: points, what: kind ? t(`feature_${kind}`) : '' });
