// The lessons: in each step a position, how many decisions the pupil makes there, and what they are to bring about.
import type { LessonName } from '../src/help/topics';
import type { Action } from '../src/protocol/types';
import { both, but, laid, postman, put, scored, type Step } from './goals';
import { EXPANSIONS } from './lesson_expansions';

const tile = (x: number, y: number, rot: number): Action => ({ type: 'tile', x, y, rot });
const PASS: Action = { type: 'pass' };
const GERMANY = { map: 'deutschland', starts: ['Erfurt', 'Stuttgart'] };
const ALONE = { postman: true };

const BASE: Record<string, Step> = {
  lay: { draw: ['base/RFr'], tasks: 2, goal: both(laid([1, 0], [-1, 0]), put('meeple', 'road')) },
  road: {
    place: [['base/LR', -1, 0, 3], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', 0, 0, 'road@E']],
    draw: ['base/RRR'],
    tasks: 2,
    goal: both(scored('road', 4)),
  },
  city: {
    place: [['base/CFc+', 0, -1, 1], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', 0, -1, 'city@N']],
    draw: ['base/C'],
    tasks: 2,
    goal: both(scored('city', 8)),
  },
  monastery: {
    place: [['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/Rr', -1, 1, 0], ['base/Rr', 1, 1, 3]],
    draw: ['base/L'],
    tasks: 2,
    goal: both(laid([0, 1]), put('meeple', 'monastery')),
  },
  join: {
    place: [['base/CFc+', 0, -1, 1], ['base/C', 1, -2, 3]],
    figures: [[1, 'meeple', 0, -1, 'city@N'], [0, 'meeple', 1, -2, 'city@W']],
    draw: ['base/Cc.1'],
    tasks: 2,
    goal: both(scored('city', 10)),
  },
  field: {
    place: [
      ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/C', 0, 1, 2], ['base/C', 0, 2, 0],
      ['base/C', 1, 1, 1], ['base/C', 2, 1, 3],
    ],
    draw: ['base/RFr'],
    last: true,
    tasks: 2,
    goal: both(scored('field', 6)),
  },
};

const MAPS: Record<string, Step> = {
  border: { setup: GERMANY, place: [['base/LR', 2, 13, 1]], draw: ['base/RFr'], tasks: 2, goal: both(scored('road', 5)) },
  ferry: {
    setup: GERMANY,
    place: [['base/RFr', 2, 2, 1], ['base/LR', 2, 3, 2]],
    figures: [[0, 'meeple', 2, 3, 'road@N']],
    draw: ['base/LR'],
    tasks: 2,
    goal: both(scored('road', 6), put('meeple', 'monastery')),
  },
  berlin: {
    setup: GERMANY,
    place: [['base/CRRR', 7, 4, 1], ['base/RFr', 7, 5, 1]],
    figures: [[0, 'meeple', 7, 4, 'city@E']],
    draw: ['base/C'],
    tasks: 1,
    goal: both(laid([8, 3], [10, 4], [9, 5])),
  },
  hannover: {
    setup: GERMANY,
    place: [['base/C', 4, 4, 2], ['base/RFr', 3, 4, 1]],
    figures: [[0, 'meeple', 4, 4, 'city@S']],
    draw: ['base/C'],
    tasks: 2,
    goal: both(scored('city', 8)),
  },
  coast: {
    setup: GERMANY,
    place: [['base/L', 6, 14, 0], ['base/C', 5, 13, 1], ['base/Rr', 5, 14, 0], ['base/Rr', 7, 14, 3]],
    figures: [[0, 'meeple', 6, 14, 'monastery']],
    draw: ['base/Rr'],
    tasks: 2,
    goal: both(scored('monastery', 6)),
  },
  chip: {
    setup: { ...GERMANY, chips: true },
    place: [['base/Cc+', 3, 8, 1], ['base/C', 4, 8, 3]],
    figures: [[0, 'meeple', 3, 8, 'city@N'], [1, 'meeple', 4, 8, 'city@W']],
    chips: [
      { x: 3, y: 7, colour: 'blue', value: 2, face: 'down' }, { x: 5, y: 9, colour: 'purple', value: 1, face: 'down' },
      { x: 1, y: 11, colour: 'blue', value: 1, face: 'down' }, { x: 7, y: 9, colour: 'orange', value: 2, face: 'down' },
    ],
    hands: [[{ colour: 'orange', value: 1 }, { colour: 'orange', value: 1 }], []],
    draw: ['base/C'],
    tasks: 3,
    goal: (events) => both(scored('chip', 2), scored('city', 8))(events) && but(scored('city', 1, 1), put('meeple', 'field'))(events),
  },
};

const POSTMAN: Record<string, Step> = {
  strength: {
    setup: ALONE,
    place: [['base/RFr', 1, 0, 0]],
    draw: ['base/CRRR'],
    before: [tile(2, 0, 0)],
    tasks: 1,
    goal: both(put('postman', '')),
  },
  send: {
    setup: ALONE,
    place: [['base/CFc+', 0, -1, 1], ['base/Ccc', 0, -2, 1], ['base/RFr', -1, 0, 0], ['base/Rr', 1, 0, 0]],
    figures: [[1, 'meeple', 0, -1, 'city@N']],
    draw: ['postman/R'],
    tasks: 2,
    goal: both(laid([-1, -1], [1, -1]), postman('postman_to', 'city')),
  },
  hold: {
    setup: ALONE,
    place: [['base/Ccc', 0, -1, 1], ['base/C', 1, -1, 3]],
    figures: [[0, 'postman', 0, 0, 'city@N'], [1, 'meeple', 1, -1, 'city@W']],
    draw: ['base/C'],
    tasks: 3,
    goal: both((event) => event.type === 'held', scored('city', 8)),
  },
  release: {
    setup: ALONE,
    place: [['base/Ccc', 0, -1, 1], ['base/C', 1, -1, 3]],
    figures: [[0, 'postman', 0, 0, 'city@N'], [0, 'meeple', 0, -1, 'city@N'], [1, 'meeple', 1, -1, 'city@W']],
    draw: ['base/C', 'base/RFr', 'base/RFr'],
    before: [tile(0, -2, 2), PASS, { type: 'keep' }, tile(1, 0, 0), PASS, tile(2, 0, 0)],
    tasks: 1,
    goal: both(postman('postman_back')),
  },
  back: {
    setup: ALONE,
    place: [['postman/R', 0, 1, 0], ['base/RFr', 1, 0, 0], ['base/RFr', -1, 0, 0], ['base/RFr', 0, 2, 1], ['base/Rr', -1, 1, 0]],
    figures: [[0, 'postman', 0, 1, 'post_office']],
    draw: ['base/Rr'],
    tasks: 2,
    goal: both(scored('postman', 7)),
  },
  off: {
    setup: ALONE,
    place: [['base/LR', -1, 0, 3], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', -1, 0, 'road@E'], [1, 'postman', 1, 0, 'road@E']],
    draw: ['postman/R'],
    tasks: 2,
    goal: (events) => both(postman('postman_off'), scored('road', 4))(events) && but(scored('road', 1, 1))(events),
  },
  here: {
    setup: ALONE,
    place: [['base/CFc+', 0, -1, 1], ['base/RFr', 1, 0, 0]],
    figures: [[0, 'meeple', 0, 0, 'city@N'], [1, 'postman', 0, -1, 'city@N']],
    draw: ['postman/CR'],
    tasks: 2,
    goal: (events) => both(postman('postman_here'), scored('city', 8))(events) && but(scored('city', 1, 1))(events),
  },
};

export const STEPS: Record<LessonName, Record<string, Step>> = { base: BASE, maps: MAPS, postman: POSTMAN, expansions: EXPANSIONS };
