// Clocks that run out, and notices of the browser.
export const notices = {
  log_clock_move: '{name} ran out of time: the computer made the move.',
  log_clock_computer: '{name} ran out of time: the computer plays on.',
  clock_days: 'by days',
  clock_days_line: 'This many days for each turn. The clock runs day and night, and the table is kept for months.',
  clock_hours: '{n} h',
  notices: 'Notices',
  notices_line: 'Your turn, chat and the end of the game, while you are looking elsewhere.',
  notices_denied: 'The browser forbids notices for this page.',
};
