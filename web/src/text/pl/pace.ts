// Słowa o tempie gry.
export const pace = {
  pace: 'Ruchy innych',
  pace_calm: 'spokojnie',
  pace_quick: 'szybko',
  pace_at_once: 'od razu',
  since_title: 'Podczas twojej nieobecności',
  since_again: 'Zobacz jeszcze raz',
  since_said: { one: 'Podczas twojej nieobecności: {n} tura.', few: 'Podczas twojej nieobecności: {n} tury.', many: 'Podczas twojej nieobecności: {n} tur.', other: 'Podczas twojej nieobecności: {n} tury.' },
  table_away: 'Wszystkie miejsca są zajęte; nieobecni: {names}.',
};
