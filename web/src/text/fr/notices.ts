import type { notices as english } from '../en/notices';

export const notices: typeof english = {
  log_clock_move: 'Temps écoulé pour {name} : l’ordinateur a joué ce coup.',
  log_clock_computer: 'Temps écoulé pour {name} : l’ordinateur continue.',
  clock_days: 'en jours',
  clock_days_line: 'Le nombre de jours pour chaque tour. L’horloge court jour et nuit, et la table est gardée pendant des mois.',
  clock_hours: '{n} h',
  notices: 'Notifications',
  notices_line: 'Ton tour, les messages et la fin de la partie, pendant que tu regardes ailleurs.',
  notices_denied: 'Le navigateur interdit les notifications de cette page.',
};
