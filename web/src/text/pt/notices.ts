// Relógios que chegam ao fim e avisos do navegador.
export const notices = {
  log_clock_move: 'O tempo de {name} acabou: o computador fez a jogada.',
  log_clock_computer: 'O tempo de {name} acabou: o computador continua a jogar.',
  clock_days: 'em dias',
  clock_days_line: 'Este número de dias para cada turno. O relógio anda dia e noite, e a mesa fica guardada durante meses.',
  clock_hours: '{n} h',
  notices: 'Avisos',
  notices_line: 'A tua vez, o chat e o fim do jogo, enquanto olhas para outro lado.',
  notices_denied: 'O navegador não permite avisos desta página.',
};
