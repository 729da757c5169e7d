// Words of the coach where it is chosen.
export const coach = {
  coach: 'Trener',
  coach_none: 'brak',
  coach_hints: 'wskazówki',
  coach_training: 'trening',
  coach_at_table: 'Trener: {coach}',
  fault_coach: 'Z trenerem myśli się, ile się chce: wybierz grę bez zegara.',
};
