// Words about the pace of the game.
export const pace = {
  pace: 'Others’ moves',
  pace_calm: 'calm',
  pace_quick: 'quick',
  pace_at_once: 'at once',
  since_title: 'While you were away',
  since_again: 'See it again',
  since_said: { one: 'While you were away: {n} turn.', other: 'While you were away: {n} turns.' },
  table_away: 'Every seat is taken; away: {names}.',
};
