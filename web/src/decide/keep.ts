// The postman on a feature just scored: does it stay and hold everybody, or go home (P9)?
import { box_around, same } from '../board/geometry';
import { spot_on } from '../board/shapes.svelte';
import { t } from '../text/text.svelte';
import { NOTHING, type Mark, type Plan, type Scene } from './plan';
import { feature_word } from './words';

export function plan_keep({ view, seat }: Scene): Plan {
  const postman = view.figures.find((figure) => figure.figure === 'postman' && figure.player === seat);
  const tile = view.board.find((laid) => same(laid, postman));
  const marks: Mark[] =
    postman && tile
      ? [{ key: 'postman', ...spot_on(tile, postman.on), look: 'target', label: feature_word(postman.on), figure: { kind: 'postman', player: seat, lies: false }, stands: { x: postman.x, y: postman.y, on: postman.on } }]
      : [];
  return {
    ...NOTHING,
    title: postman ? t('keep_title', { feature: feature_word(postman.on) }) : t('keep_title', { feature: '' }),
    line: t('keep_line'),
    step: 'score',
    marks,
    main: { label: t('release'), action: { type: 'release' } },
    others: [{ label: t('keep'), action: { type: 'keep' } }],
    ...(tile && { focus: box_around([tile]) }),
  };
}
