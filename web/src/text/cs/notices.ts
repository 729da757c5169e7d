// Hodiny, které doběhnou, a upozornění prohlížeče.
export const notices = {
  log_clock_move: '{name}: čas vypršel, táhl počítač.',
  log_clock_computer: '{name}: čas vypršel, dál hraje počítač.',
  clock_days: 've dnech',
  clock_days_line: 'Tolik dní na každý tah. Hodiny běží dnem i nocí a stůl vydrží měsíce.',
  clock_hours: '{n} h',
  notices: 'Upozornění',
  notices_line: 'Když jsi na tahu, někdo píše nebo hra končí a ty se díváš jinam.',
  notices_denied: 'Prohlížeč této stránce upozornění nedovoluje.',
};
