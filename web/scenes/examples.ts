// The drawn examples of the rules: a position, what is played there, what the picture shows.
import type { Action, At, Feature } from '../src/protocol/types';
import { EXPANSIONS } from './expansions';
import type { Scene } from './scene';

export interface Sketch extends Scene {
  play?: Action[];
  show?: number; // the picture is taken after so many of these; 0: before
  crop: [number, number, number, number];
  lit?: Feature['places']; // one segment of each feature
  squares?: boolean; // show where the tile in hand may lie
  ghosts?: string; // show what may be done: this type of action
  reach?: At;
}

const tile = (x: number, y: number, rot: number): Action => ({ type: 'tile', x, y, rot });
const PASS: Action = { type: 'pass' };
const GERMANY = { map: 'deutschland', starts: ['Erfurt', 'Stuttgart'] };

const BASE = {
  fit: {
    place: [['base/CRRR', 1, 0, 1], ['base/RFr', -1, 0, 0], ['base/C', 0, -1, 2]],
    draw: ['base/CRr'],
    crop: [-2, -1.2, 3, 2.2],
    squares: true,
  },
  spots: {
    figures: [[1, 'meeple', 0, 0, 'road@E']],
    draw: ['base/RrC'],
    play: [tile(1, 0, 0)],
    crop: [-0.6, -0.4, 2.6, 1.4],
    ghosts: 'figure',
  },
  road: {
    place: [['base/LR', -1, 0, 3], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', -1, 0, 'road@E']],
    draw: ['base/RRR'],
    play: [tile(2, 0, 0), PASS],
    crop: [-1.3, -0.5, 3.3, 1.5],
    lit: [{ x: 0, y: 0, on: 'road@E' }],
  },
  city: {
    place: [['base/CFc+', 0, -1, 1]],
    figures: [[0, 'meeple', 0, 0, 'city@N']],
    draw: ['base/C'],
    play: [tile(0, -2, 2), PASS],
    crop: [-1.2, -2.3, 2.2, 1.3],
    lit: [{ x: 0, y: 0, on: 'city@N' }],
  },
  monastery: {
    place: [
      ['base/L', 0, 1, 0], ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/Rr', -1, 1, 0],
      ['base/Rr', -1, 2, 1], ['base/RFr', 1, 2, 1], ['base/Rr', 1, 1, 3],
    ],
    figures: [[0, 'meeple', 0, 1, 'monastery']],
    draw: ['base/C'],
    play: [tile(0, 2, 2), PASS],
    crop: [-1.3, -0.3, 2.3, 3.3],
    lit: [{ x: 0, y: 1, on: 'monastery' }],
  },
  field: {
    place: [
      ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/C', 0, 1, 2], ['base/C', 0, 2, 0],
      ['base/C', 1, 1, 1], ['base/C', 2, 1, 3], ['base/C', -1, 1, 3],
    ],
    figures: [[0, 'meeple', 0, 0, 'field@3']],
    draw: ['base/RFr'],
    last: true,
    play: [tile(2, 0, 0), PASS],
    crop: [-1.3, -0.2, 3.3, 3.2],
    lit: [{ x: 0, y: 0, on: 'field@3' }],
  },
  majority: {
    place: [['base/Ccc', 0, -1, 1], ['base/C', 1, -1, 3]],
    figures: [[0, 'meeple', 0, 0, 'city@N'], [1, 'meeple', 1, -1, 'city@W']],
    draw: ['base/C'],
    play: [tile(0, -2, 2), PASS],
    crop: [-1.2, -2.3, 2.6, 1.2],
    lit: [{ x: 0, y: 0, on: 'city@N' }],
  },
  end: {
    place: [['base/CFc+', 0, -1, 1], ['base/RFr', 1, 0, 0], ['base/L', 1, 1, 0]],
    figures: [[0, 'meeple', 0, -1, 'city@N'], [1, 'meeple', 1, 0, 'road@E'], [0, 'meeple', 1, 1, 'monastery']],
    draw: ['base/RFr'],
    last: true,
    play: [tile(2, 0, 0), PASS],
    crop: [-0.6, -1.4, 3.4, 2.2],
    lit: [{ x: 0, y: -1, on: 'city@N' }, { x: 1, y: 0, on: 'road@E' }],
  },
} satisfies Record<string, Sketch>;

const MAPS = {
  border: {
    setup: GERMANY,
    place: [['base/LR', 2, 13, 1]],
    figures: [[0, 'meeple', 2, 13, 'road@W']],
    draw: ['base/RFr'],
    play: [tile(1, 13, 0), PASS],
    crop: [-0.4, 12, 3.4, 14.7],
    lit: [{ x: 1, y: 13, on: 'road@E' }],
  },
  ferry: {
    setup: GERMANY,
    place: [['base/LR', 2, 2, 2]],
    figures: [[0, 'meeple', 2, 2, 'road@N']],
    draw: ['base/LR'],
    play: [tile(3, 0, 1), PASS],
    crop: [0.6, -0.5, 5, 3.2],
    lit: [{ x: 2, y: 2, on: 'road@N' }],
  },
  large_city: {
    setup: GERMANY,
    place: [['base/C', 4, 4, 2]],
    figures: [[0, 'meeple', 4, 4, 'city@S']],
    draw: ['base/C'],
    play: [tile(4, 6, 0), PASS],
    crop: [2.4, 3.6, 6.6, 7.3],
    lit: [{ x: 4, y: 4, on: 'city@S' }],
  },
  coast: {
    setup: GERMANY,
    place: [['base/L', 6, 14, 0], ['base/C', 5, 13, 1], ['base/Rr', 5, 14, 0], ['base/Rr', 7, 14, 3]],
    figures: [[0, 'meeple', 6, 14, 'monastery']],
    draw: ['base/Rr'],
    play: [tile(7, 13, 2), PASS],
    crop: [4, 12.2, 9, 15.5],
    lit: [{ x: 6, y: 14, on: 'monastery' }],
  },
  town_road: {
    setup: { ...GERMANY, town_variants: ['road_bonus'] },
    place: [['base/LR', 3, 8, 3], ['base/RFr', 4, 8, 0]],
    figures: [[0, 'meeple', 4, 8, 'road@E']],
    draw: ['base/LR'],
    play: [tile(5, 8, 1), PASS],
    crop: [2.4, 6.5, 7.2, 9.5],
    lit: [{ x: 4, y: 8, on: 'road@E' }],
  },
} satisfies Record<string, Sketch>;

const CHIPS = {
  chip: {
    setup: { ...GERMANY, chips: true },
    place: [['base/RFr', 4, 8, 0]],
    chips: [{ x: 5, y: 8, colour: 'blue', value: 2, face: 'down' }, { x: 3, y: 7, colour: 'orange', value: 1, face: 'down' }],
    draw: ['base/RRR'],
    play: [tile(5, 8, 0)],
    show: 0,
    crop: [2.2, 6.5, 7.2, 9.7],
  },
  wine_town: {
    setup: { map: 'france', starts: ['Le Mans', 'Limoges'], chips: true },
    place: [['base/RFr', 9, 5, 0]],
    chips: [],
    hands: [[{ colour: 'orange', value: 1 }, { colour: 'orange', value: 1 }], []],
    draw: ['base/RRR'],
    play: [tile(10, 5, 0), PASS, { type: 'sell', colour: 'orange', to: 'town' }],
    show: 0,
    crop: [8, 3.8, 12.6, 6.8],
  },
  wine_abroad: {
    setup: { map: 'france', starts: ['Le Mans', 'Limoges'], chips: true },
    place: [['base/CRr', 11, 8, 3]],
    chips: [],
    hands: [[{ colour: 'blue', value: 2 }], []],
    draw: ['base/RFr'],
    play: [tile(12, 8, 0), PASS, { type: 'sell', colour: 'blue', to: 'border' }],
    crop: [9.6, 6.8, 14.4, 9.9],
    lit: [{ x: 12, y: 8, on: 'road@E' }],
  },
  islands: {
    setup: { map: 'benelux', starts: ['Meppel', 'Eindhoven'], chips: true },
    hands: [[{ colour: 'blue', value: 1 }], []],
    crop: [0.9, -1.5, 7.8, 4.7],
    ghosts: 'take',
  },
  isle: {
    setup: { map: 'great_britain', chips: true },
    place: [['base/RFr', 3, 9, 0]],
    chips: [{ x: 4, y: 9, colour: 'orange', value: 1, face: 'down' }, { x: 3, y: 8, colour: 'orange', value: 2, face: 'down' }],
    hands: [[{ colour: 'blue', value: 1 }, { colour: 'purple', value: 2 }], []],
    isle: [2, 1],
    draw: ['base/RFr'],
    play: [
      tile(4, 9, 0),
      { type: 'redeem', chips: [{ colour: 'orange', value: 1 }, { colour: 'blue', value: 1 }, { colour: 'purple', value: 2 }] },
    ],
    show: 0,
    crop: [2.5, 7.2, 8.3, 11.2],
  },
  treat: {
    setup: { map: 'iberia', starts: ['León', 'Pamplona', 'Évora'], chips: true },
    place: [['base/RFr', 6, 6, 0]],
    chips: [{ x: 7, y: 6, colour: 'blue', value: 2, face: 'up' }],
    draw: ['base/RRR'],
    play: [tile(7, 6, 0)],
    show: 0,
    crop: [4.4, 4.7, 9.4, 8],
  },
  upgrade: {
    setup: { ...GERMANY, chips: true },
    place: [['base/Cc+', 3, 8, 1], ['base/C', 4, 8, 3]],
    figures: [[0, 'meeple', 3, 8, 'city@N'], [1, 'meeple', 4, 8, 'city@W']],
    chips: [],
    hands: [[{ colour: 'blue', value: 2 }, { colour: 'orange', value: 2 }], []],
    draw: ['base/C'],
    play: [tile(3, 7, 2), { type: 'upgrade', x: 3, y: 8, on: 'city@N', pay: [2, 2] }, PASS],
    show: 2,
    crop: [1.8, 6.5, 6, 9.4],
    lit: [{ x: 3, y: 8, on: 'city@N' }],
  },
} satisfies Record<string, Sketch>;

const POSTMAN = {
  post_office: {
    setup: { postman: true },
    place: [['postman/R', 0, 1, 0], ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/RFr', 0, 2, 1], ['base/Rr', -1, 1, 0]],
    figures: [[0, 'postman', 0, 1, 'post_office']],
    draw: ['base/RFr'],
    play: [tile(2, 0, 0), { type: 'postman_back' }],
    show: 1,
    crop: [-1.4, -0.3, 3.4, 3.3],
    lit: [{ x: 0, y: 1, on: 'post_office' }],
  },
  send: {
    setup: { postman: true },
    place: [['base/CFc+', 0, -1, 1], ['base/Ccc', 0, -2, 1], ['base/RFr', -1, 0, 0]],
    figures: [[1, 'meeple', 0, -1, 'city@N']],
    draw: ['postman/Rr'],
    play: [tile(-1, -1, 1)],
    crop: [-2.4, -2.4, 1.4, 1.3],
    ghosts: 'postman_to',
    reach: { x: -1, y: -1 },
  },
  hold: {
    setup: { postman: true },
    place: [['base/Ccc', 0, -1, 1], ['base/C', 1, -1, 3]],
    figures: [[0, 'postman', 0, 0, 'city@N'], [1, 'meeple', 1, -1, 'city@W'], [1, 'meeple', 0, -1, 'city@N']],
    draw: ['base/C'],
    play: [tile(0, -2, 2), PASS, { type: 'keep' }],
    show: 3,
    crop: [-1.2, -2.4, 2.7, 1.2],
    lit: [{ x: 0, y: 0, on: 'city@N' }],
  },
} satisfies Record<string, Sketch>;

export const SKETCHES = { ...BASE, ...MAPS, ...CHIPS, ...POSTMAN, ...EXPANSIONS };
