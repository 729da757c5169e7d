// Klokken die aflopen, en meldingen van de browser.
export const notices = {
  log_clock_move: 'De tijd van {name} is om: de computer heeft de zet gedaan.',
  log_clock_computer: 'De tijd van {name} is om: de computer speelt verder.',
  clock_days: 'in dagen',
  clock_days_line: 'Zo veel dagen voor elke beurt. De klok loopt dag en nacht door, en de tafel blijft maanden bewaard.',
  clock_hours: '{n} u',
  notices: 'Meldingen',
  notices_line: 'Als jij aan de beurt bent, iemand iets zegt of het spel afloopt terwijl je ergens anders kijkt.',
  notices_denied: 'De browser staat voor deze pagina geen meldingen toe.',
};
