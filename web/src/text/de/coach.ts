import type { coach as english } from '../en/coach';

export const coach: typeof english = {
  coach: 'Trainer',
  coach_none: 'keiner',
  coach_hints: 'Tipps',
  coach_training: 'Übung',
  coach_at_table: 'Trainer: {coach}',
  fault_coach: 'Mit Trainer denkt man so lange nach, wie man mag: wähle keine Uhr.',
};
