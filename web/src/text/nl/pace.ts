// Woorden over het tempo van het spel.
export const pace = {
  pace: 'Zetten van anderen',
  pace_calm: 'rustig',
  pace_quick: 'vlot',
  pace_at_once: 'meteen',
  since_title: 'Terwijl je weg was',
  since_again: 'Nog eens bekijken',
  since_said: { one: 'Terwijl je weg was: {n} beurt.', other: 'Terwijl je weg was: {n} beurten.' },
  table_away: 'Alle plaatsen zijn bezet; afwezig: {names}.',
};
