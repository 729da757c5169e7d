// Parole sul ritmo della partita.
export const pace = {
  pace: 'Mosse degli altri',
  pace_calm: 'con calma',
  pace_quick: 'svelto',
  pace_at_once: 'subito',
  since_title: 'Mentre non c’eri',
  since_again: 'Rivedi',
  since_said: { one: 'Mentre non c’eri: {n} turno.', other: 'Mentre non c’eri: {n} turni.' },
  table_away: 'Tutti i posti sono occupati; assenti: {names}.',
};
