import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Trainer',
  coach_none: 'geen',
  coach_hints: 'tips',
  coach_training: 'oefenen',
  coach_at_table: 'Trainer: {coach}',
  fault_coach: 'Met een trainer denk je zo lang je wilt: kies geen klok.',
};
