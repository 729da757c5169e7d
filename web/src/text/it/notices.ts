// Orologi che scadono e avvisi del browser.
export const notices = {
  log_clock_move: 'Tempo scaduto per {name}: la mossa l’ha fatta il computer.',
  log_clock_computer: 'Tempo scaduto per {name}: continua il computer.',
  clock_days: 'a giorni',
  clock_days_line: 'Questi giorni per ogni turno. L’orologio corre giorno e notte, e il tavolo resta per mesi.',
  clock_hours: '{n} h',
  notices: 'Avvisi',
  notices_line: 'Il tuo turno, la chat e la fine della partita, mentre guardi altrove.',
  notices_denied: 'Il browser non permette avvisi da questa pagina.',
};
