import type { notices as english } from '../en/notices';

export const notices: typeof english = {
  log_clock_move: 'A {name} se li ha acabat el temps: ha jugat l’ordinador.',
  log_clock_computer: 'A {name} se li ha acabat el temps: continua l’ordinador.',
  clock_days: 'per dies',
  clock_days_line: 'Aquest nombre de dies per a cada torn. El rellotge corre de dia i de nit, i la taula es guarda durant mesos.',
  clock_hours: '{n} h',
  notices: 'Avisos',
  notices_line: 'El teu torn, els missatges i el final de la partida, mentre mires una altra cosa.',
  notices_denied: 'El navegador no permet els avisos d’aquesta pàgina.',
};
