// Slova o tempu hry.
export const pace = {
  pace: 'Tahy ostatních',
  pace_calm: 'v klidu',
  pace_quick: 'rychle',
  pace_at_once: 'hned',
  since_title: 'Za tvé nepřítomnosti',
  since_again: 'Ukázat znovu',
  since_said: { one: 'Za tvé nepřítomnosti: {n} tah.', few: 'Za tvé nepřítomnosti: {n} tahy.', other: 'Za tvé nepřítomnosti: {n} tahů.' },
  table_away: 'Všechna místa jsou obsazená; chybí: {names}.',
};
