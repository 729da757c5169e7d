// Clocks that run out, and notices of the browser.
export const notices = {
  log_clock_move: 'Die Zeit von {name} ist abgelaufen: Der Computer hat gezogen.',
  log_clock_computer: 'Die Zeit von {name} ist abgelaufen: Der Computer spielt weiter.',
  clock_days: 'nach Tagen',
  clock_days_line: 'So viele Tage für jeden Zug. Die Uhr läuft Tag und Nacht, der Tisch bleibt monatelang erhalten.',
  clock_hours: '{n} Std.',
  notices: 'Benachrichtigungen',
  notices_line: 'Wenn du am Zug bist, jemand etwas sagt oder das Spiel endet, während du woanders hinschaust.',
  notices_denied: 'Der Browser verbietet Benachrichtigungen dieser Seite.',
};
