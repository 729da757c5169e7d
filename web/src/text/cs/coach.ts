// Words of the coach where it is chosen.
export const coach = {
  coach: 'Trenér',
  coach_none: 'žádný',
  coach_hints: 'rady',
  coach_training: 'trénink',
  coach_at_table: 'Trenér: {coach}',
  fault_coach: 'S trenérem se přemýšlí, jak dlouho je libo: zvol hru bez hodin.',
};
