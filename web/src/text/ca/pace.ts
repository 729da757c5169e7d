import type { pace as english } from '../en/pace';

export const pace: typeof english = {
  pace: 'Jugades dels altres',
  pace_calm: 'amb calma',
  pace_quick: 'ràpid',
  pace_at_once: 'de cop',
  since_title: 'Mentre no hi eres',
  since_again: 'Torna-ho a veure',
  since_said: { one: 'Mentre no hi eres: {n} torn.', other: 'Mentre no hi eres: {n} torns.' },
  table_away: 'Tots els llocs estan ocupats; absents: {names}.',
};
