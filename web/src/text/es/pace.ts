// Palabras sobre el ritmo de la partida.
export const pace = {
  pace: 'Jugadas de los demás',
  pace_calm: 'con calma',
  pace_quick: 'rápido',
  pace_at_once: 'al instante',
  since_title: 'Mientras no estabas',
  since_again: 'Verlo otra vez',
  since_said: { one: 'Mientras no estabas: {n} turno.', other: 'Mientras no estabas: {n} turnos.' },
  table_away: 'Todos los sitios están ocupados; ausentes: {names}.',
};
