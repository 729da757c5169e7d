// The drawn examples of the expansions.
import type { Action } from '../src/protocol/types';
import type { Sketch } from './examples';

const tile = (x: number, y: number, rot: number): Action => ({ type: 'tile', x, y, rot });
const PASS: Action = { type: 'pass' };

export const EXPANSIONS = {
  large: {
    setup: { rules: ['large_meeple'] },
    place: [['base/Ccc', 0, -1, 1], ['base/C', 1, -1, 3]],
    figures: [[0, 'large', 0, 0, 'city@N'], [1, 'meeple', 1, -1, 'city@W']],
    draw: ['base/C'],
    play: [tile(0, -2, 2), PASS],
    crop: [-1.2, -2.3, 2.6, 1.2],
    lit: [{ x: 0, y: 0, on: 'city@N' }],
  },
  inn: {
    setup: { rules: ['inns'], tiles: { base: 1, inns_and_cathedrals: 1 } },
    place: [['base/LR', -1, 0, 3], ['inns_and_cathedrals/RFr.iG', 1, 0, 0]],
    figures: [[0, 'meeple', 0, 0, 'road@E']],
    draw: ['base/RRR'],
    play: [tile(2, 0, 0), PASS],
    crop: [-1.3, -0.5, 3.3, 1.5],
    lit: [{ x: 0, y: 0, on: 'road@E' }],
  },
  cathedral: {
    setup: { rules: ['cathedrals'], tiles: { base: 1, inns_and_cathedrals: 1 } },
    place: [['inns_and_cathedrals/Cccc.c', 0, -1, 0], ['base/C', 1, -1, 3], ['base/C', -1, -1, 1]],
    figures: [[0, 'meeple', 0, 0, 'city@N']],
    draw: ['base/C'],
    play: [tile(0, -2, 2), PASS],
    crop: [-1.6, -2.3, 2.6, 1.2],
    lit: [{ x: 0, y: 0, on: 'city@N' }],
  },
  second_tile: {
    setup: { rules: ['builder'] },
    place: [['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', 0, 0, 'road@E'], [0, 'builder', 1, 0, 'road@E']],
    draw: ['base/RFr', 'base/CRRR'],
    play: [tile(2, 0, 0), PASS],
    show: 2,
    squares: true,
    crop: [-1.4, -1.3, 4.2, 1.6],
    lit: [{ x: 0, y: 0, on: 'road@E' }],
  },
  pig: {
    setup: { rules: ['pig'] },
    place: [
      ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/C', 0, 1, 2], ['base/C', 0, 2, 0],
      ['base/C', 1, 1, 1], ['base/C', 2, 1, 3],
    ],
    figures: [[0, 'meeple', 0, 0, 'field@3'], [0, 'pig', 1, 0, 'field@3']],
    draw: ['base/RFr'],
    last: true,
    play: [tile(2, 0, 0), PASS],
    crop: [-1.3, -0.2, 3.3, 3.2],
    lit: [{ x: 0, y: 0, on: 'field@3' }],
  },
  goods: {
    setup: { rules: ['trade_goods'], tiles: { base: 1, traders_and_builders: 1 } },
    place: [['traders_and_builders/CFc.w', 0, -1, 1], ['traders_and_builders/CRc.g', 0, -2, 1]],
    figures: [[1, 'meeple', 0, 0, 'city@N']],
    draw: ['base/C'],
    play: [tile(0, -3, 2), PASS],
    crop: [-1.3, -3.2, 2.3, 1.1],
  },
  abbot: {
    setup: { rules: ['abbot'] },
    place: [['base/RFrG', 0, 1, 0], ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/RFr', 0, 2, 0], ['base/Rr', -1, 1, 3]],
    figures: [[0, 'abbot', 0, 1, 'garden']],
    draw: ['base/RFr'],
    play: [tile(2, 0, 0), { type: 'abbot_back' }],
    show: 1,
    crop: [-1.4, -0.3, 3.4, 3.3],
    lit: [{ x: 0, y: 1, on: 'garden' }],
  },
  river: {
    setup: { tiles: { base: 1, river_1: 1 } },
    place: [['river_1/CICI', 1, 0, 0]],
    draw: ['river_1/RrII'],
    squares: true,
    crop: [-0.6, -0.9, 4, 1.9],
  },
} satisfies Record<string, Sketch>;
