// Words of the coach where it is chosen.
export const coach = {
  coach: 'Coach',
  coach_none: 'none',
  coach_hints: 'hints',
  coach_training: 'training',
  coach_at_table: 'Coach: {coach}',
  fault_coach: 'With a coach one thinks as long as one likes: choose no clock.',
};
