// The lesson on the expansions. Where a figure would only distract, the pupil has none left: then nothing is asked.
import { both, but, laid, put, scored, type Step } from './goals';
import type { Laid } from './scene';

const ROUND_GARDEN: Laid[] = [['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/Rr', -1, 1, 3], ['base/Rr', 1, 1, 0]];

export const EXPANSIONS: Record<string, Step> = {
  large: {
    setup: { rules: ['large_meeple'] },
    place: [['base/CFc+', 0, -1, 1], ['base/L', 1, -1, 0]],
    figures: [[1, 'meeple', 0, -1, 'city@N']],
    draw: ['base/C'],
    tasks: 2,
    goal: both(laid([1, -2]), put('large', 'city@W')),
  },
  majority: {
    setup: { rules: ['large_meeple'], meeples: 1 },
    place: [['base/CFc+', 0, -1, 1], ['base/L', 1, -1, 0], ['base/C', 1, -2, 3]],
    figures: [[1, 'meeple', 0, -1, 'city@N'], [0, 'large', 1, -2, 'city@W'], [0, 'meeple', 0, 0, 'road@E']],
    draw: ['base/Cc.1'],
    tasks: 1,
    goal: (events) => both(scored('city', 10))(events) && but(scored('city', 1, 1))(events),
  },
  inn: {
    setup: { rules: ['inns'], tiles: { base: 1, inns_and_cathedrals: 1 }, meeples: 1 },
    place: [['base/LR', -1, 0, 3], ['base/RRR', 2, 0, 0]],
    figures: [[0, 'meeple', -1, 0, 'road@E']],
    draw: ['inns_and_cathedrals/RFr.iG'],
    tasks: 1,
    goal: both(scored('road', 8)),
  },
  builder: {
    setup: { rules: ['builder'] },
    place: [['base/LR', -1, 0, 3]],
    figures: [[0, 'meeple', -1, 0, 'road@E']],
    draw: ['base/RFr'],
    tasks: 2,
    goal: both(put('builder', 'road')),
  },
  second: {
    setup: { rules: ['builder'], meeples: 1 },
    place: [['base/LR', -1, 0, 3], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', -1, 0, 'road@E'], [0, 'builder', 1, 0, 'road@E']],
    draw: ['base/RFr', 'base/RRR'],
    tasks: 2,
    goal: both(scored('road', 5)),
  },
  goods: {
    setup: { rules: ['trade_goods'], tiles: { base: 1, traders_and_builders: 1 }, meeples: 1 },
    place: [['traders_and_builders/CFc.w', 0, -1, 1], ['traders_and_builders/CRc.g', 0, -2, 1]],
    figures: [[1, 'meeple', 0, 0, 'city@N'], [0, 'meeple', 0, 0, 'road@E']],
    draw: ['base/C'],
    tasks: 1,
    goal: both((event) => event.type === 'goods' && event.player === 0),
  },
  garden: {
    setup: { rules: ['abbot'] },
    place: ROUND_GARDEN,
    draw: ['base/RFrG'],
    tasks: 2,
    goal: both(laid([0, 1]), put('abbot', 'garden')),
  },
  home: {
    setup: { rules: ['abbot'] },
    place: [...ROUND_GARDEN, ['base/RFrG', 0, 1, 0]],
    figures: [[0, 'abbot', 0, 1, 'garden']],
    draw: ['base/RFr'],
    tasks: 2,
    goal: both(scored('garden', 7)),
  },
  pig: {
    setup: { rules: ['pig'] },
    place: [
      ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/C', 0, 1, 2], ['base/C', 0, 2, 0],
      ['base/C', 1, 1, 1], ['base/C', 2, 1, 3],
    ],
    figures: [[0, 'meeple', 0, 0, 'field@3']],
    draw: ['base/RFr'],
    last: true,
    tasks: 2,
    goal: both(scored('field', 8)),
  },
};
