// Clocks that run out, and notices of the browser.
export const notices = {
  log_clock_move: 'A {name} se le acabó el tiempo: jugó el ordenador.',
  log_clock_computer: 'A {name} se le acabó el tiempo: sigue el ordenador.',
  clock_days: 'por días',
  clock_days_line: 'Estos días para cada turno. El reloj corre día y noche, y la mesa se guarda durante meses.',
  clock_hours: '{n} h',
  notices: 'Avisos',
  notices_line: 'Tu turno, los mensajes y el final de la partida, mientras miras otra cosa.',
  notices_denied: 'El navegador no permite avisos de esta página.',
};
