// The topics of the rules, in the order in which they are read.
import type { Plan } from '../decide/plan';
import type { DecisionKind } from '../protocol/types';

export const GROUPS = {
  basics: ['turn', 'tiles', 'figures', 'roads', 'cities', 'monasteries', 'fields', 'scoring', 'end'],
  maps: ['maps', 'borders', 'large_cities', 'ferries', 'towns'],
  chips: ['chips', 'wine', 'islands', 'isle_of_man', 'treats', 'upgrades'],
  postman: ['postman', 'post_offices', 'special_actions', 'holding'],
  expansions: ['expansions', 'large_meeple', 'inns', 'cathedrals', 'builder', 'pig', 'trade_goods', 'abbot', 'river'],
  here: ['playing', 'controls'],
} as const;
export type Group = keyof typeof GROUPS;
export type Topic = (typeof GROUPS)[Group][number];
export const TOPICS: Topic[] = Object.values(GROUPS).flat();

// What explains a decision.
const EXPLAINS: Record<DecisionKind, Topic> = {
  chip: 'chips',
  draw: 'islands',
  tile: 'tiles',
  redeem: 'isle_of_man',
  treat: 'treats',
  figure: 'figures',
  upgrade: 'upgrades',
  keep: 'holding',
  sell: 'wine',
  buy_turn: 'isle_of_man',
};
// Of a figure that was chosen its own topic.
const OF_CARD: Record<string, Topic> = { large: 'large_meeple', abbot: 'abbot', abbot_back: 'abbot', builder: 'builder', pig: 'pig', postman: 'postman' };
export function topic_of(kind: DecisionKind, { cards, herald }: Plan): Topic {
  if (herald) return 'builder';
  if (cards.some(({ key }) => key === 'send')) return 'special_actions';
  const card = kind === 'figure' && cards.find(({ chosen }) => chosen)?.key;
  return (card && OF_CARD[card]) || EXPLAINS[kind];
}

export const LESSONS = ['base', 'maps', 'postman', 'expansions'] as const;
export type LessonName = (typeof LESSONS)[number];
