import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Entrenador',
  coach_none: 'cap',
  coach_hints: 'pistes',
  coach_training: 'pràctica',
  coach_at_table: 'Entrenador: {coach}',
  fault_coach: 'Amb entrenador es pensa tant com es vol: tria jugar sense rellotge.',
};
