// Zegary, które się kończą, i powiadomienia przeglądarki.
export const notices = {
  log_clock_move: '{name}: koniec czasu, ruch wykonał komputer.',
  log_clock_computer: '{name}: koniec czasu, dalej gra komputer.',
  clock_days: 'w dniach',
  clock_days_line: 'Tyle dni na każdą turę. Zegar idzie dniem i nocą, a stół czeka miesiącami.',
  clock_hours: '{n} godz.',
  notices: 'Powiadomienia',
  notices_line: 'O twojej turze, wiadomościach i końcu gry, gdy patrzysz gdzie indziej.',
  notices_denied: 'Przeglądarka nie pozwala tej stronie na powiadomienia.',
};
