// Worte über das Tempo des Spiels.
export const pace = {
  pace: 'Züge der anderen',
  pace_calm: 'ruhig',
  pace_quick: 'zügig',
  pace_at_once: 'sofort',
  since_title: 'Während du weg warst',
  since_again: 'Noch einmal ansehen',
  since_said: { one: 'Während du weg warst: {n} Zug.', other: 'Während du weg warst: {n} Züge.' },
  table_away: 'Alle Plätze sind besetzt; nicht da: {names}.',
};
