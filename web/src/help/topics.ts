// The topics of the rules, in the order in which they are read.
import type { DecisionKind } from '../protocol/types';

export const GROUPS = {
  basics: ['turn', 'tiles', 'figures', 'roads', 'cities', 'monasteries', 'fields', 'scoring', 'end'],
  maps: ['maps', 'borders', 'large_cities', 'ferries', 'towns'],
  chips: ['chips', 'wine', 'islands', 'isle_of_man', 'treats', 'upgrades'],
  postman: ['postman', 'post_offices', 'special_actions', 'holding'],
  here: ['playing', 'controls'],
} as const;
export type Group = keyof typeof GROUPS;
export type Topic = (typeof GROUPS)[Group][number];
export const TOPICS: Topic[] = Object.values(GROUPS).flat();

// What explains a decision.
const EXPLAINS: Record<DecisionKind, Topic> = {
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
export function topic_of(kind: DecisionKind, at_office: boolean): Topic {
  return at_office ? 'special_actions' : EXPLAINS[kind];
}

export const LESSONS = ['base', 'maps', 'postman'] as const;
export type LessonName = (typeof LESSONS)[number];
