// Clocks that run out, and notices of the browser.
export const notices = {
  log_clock_move: '{name} ran out of time: the computer made the move.',
  log_clock_computer: '{name} ran out of time: the computer plays on.',
  clock_days: 'by days',
  clock_days_line: 'So many days for each turn. The clock runs by the calendar, and the table is kept for months.',
  clock_hours: '{n} h',
  notices: 'Notices',
  notices_line: 'Your turn, chat and the end of the game, while you look at something else.',
  notices_denied: 'The browser forbids notices for this page.',
};
