// The postman on a feature just scored: does it stay and hold everybody, or go home (P9)?
import { box_around, same } from '../board/geometry';
import { spot_on } from '../board/shapes.svelte';
import { t } from '../text/text.svelte';
import { worth } from '../understand/worth';
import { NOTHING, type Mark, type Plan, type Scene } from './plan';
import { feature_word } from './words';

export function plan_keep({ view, seat, feature_of }: Scene): Plan {
  const postman = view.figures.find((figure) => figure.figure === 'postman' && figure.player === seat);
  const tile = view.board.find((laid) => same(laid, postman));
  const marks: Mark[] =
    postman && tile
      ? [{ key: 'postman', ...spot_on(tile, postman.on), look: 'target', label: feature_word(postman.on), figure: { kind: 'postman', player: seat, lies: false }, stands: { x: postman.x, y: postman.y, on: postman.on } }]
      : [];
  const feature = postman && feature_of(postman);
  const points = feature && worth(feature.kind, feature.now.parts, true);
  const here = feature?.figures.map((index) => view.figures[index]?.player) ?? [];
  const mine = here.filter((player) => player === seat).length;
  const means = feature ? { n: mine, others: here.length - mine } : null;
  return {
    ...NOTHING,
    title: postman ? t('keep_title', { feature: feature_word(postman.on) }) : t('keep_title', { feature: '' }),
    line: points === undefined ? t('keep_line') : t('keep_scored', { n: points }),
    step: 'score',
    marks,
    main: { label: t('release'), action: { type: 'release' }, ...(means && { line: t('release_means', means) }) },
    others: [{ label: t('keep'), action: { type: 'keep' }, ...(means && { line: t('keep_means', means) }) }],
    ...(tile && { focus: box_around([tile]) }),
  };
}
