import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Entrenador',
  coach_none: 'ninguno',
  coach_hints: 'pistas',
  coach_training: 'práctica',
  coach_at_table: 'Entrenador: {coach}',
  fault_coach: 'Con entrenador se piensa cuanto se quiera: elige jugar sin reloj.',
};
