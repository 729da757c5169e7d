import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Treinador',
  coach_none: 'nenhum',
  coach_hints: 'dicas',
  coach_training: 'treino',
  coach_at_table: 'Treinador: {coach}',
  fault_coach: 'Com treinador pensa-se o tempo que se quiser: escolhe sem relógio.',
};
