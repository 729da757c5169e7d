import type { pace as english } from '../en/pace';

export const pace: typeof english = {
  pace: 'Coups des autres',
  pace_calm: 'calme',
  pace_quick: 'rapide',
  pace_at_once: 'immédiat',
  since_title: 'Pendant ton absence',
  since_again: 'Revoir',
  since_said: { one: 'Pendant ton absence : {n} tour.', other: 'Pendant ton absence : {n} tours.' },
  table_away: 'Toutes les places sont prises ; absents : {names}.',
};
