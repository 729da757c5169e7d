import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Allenatore',
  coach_none: 'nessuno',
  coach_hints: 'consigli',
  coach_training: 'allenamento',
  coach_at_table: 'Allenatore: {coach}',
  fault_coach: 'Con l’allenatore si pensa quanto si vuole: scegli di giocare senza orologio.',
};
