import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Entraîneur',
  coach_none: 'aucun',
  coach_hints: 'conseils',
  coach_training: 'entraînement',
  coach_at_table: 'Entraîneur : {coach}',
  fault_coach: 'Avec un entraîneur, on réfléchit aussi longtemps qu’on veut : joue sans pendule.',
};
