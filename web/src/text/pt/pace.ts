// Palavras sobre o ritmo do jogo.
export const pace = {
  pace: 'Jogadas dos outros',
  pace_calm: 'calmo',
  pace_quick: 'rápido',
  pace_at_once: 'imediato',
  since_title: 'Enquanto estiveste fora',
  since_again: 'Ver de novo',
  since_said: { one: 'Enquanto estiveste fora: {n} turno.', other: 'Enquanto estiveste fora: {n} turnos.' },
  table_away: 'Todos os lugares estão ocupados; ausentes: {names}.',
};
