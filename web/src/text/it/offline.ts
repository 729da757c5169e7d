// Il gioco senza server e senza rete.
export const offline = {
  offline_keeping: 'Preparo il gioco per giocare ovunque …',
  offline_kept: 'Pronto: ora il gioco funziona anche senza rete.',
  offline_newer: 'C’è una nuova versione.',
  offline_update: 'Aggiorna',
  offline_insecure: 'Qui mancano le immagini: il gioco ha bisogno di una connessione sicura (https).',
  no_server: 'Al momento non c’è nessun server di gioco. Per giocare con amici su altri dispositivi ne serve uno.',
  no_server_line: 'Contro il computer, o insieme su questo dispositivo, puoi giocare subito.',
  friends_need_server: 'Agli amici su altri dispositivi serve un server di gioco, e al momento non c’è.',
  carry_to_server: 'Continua con gli amici',
  carry_here: 'Continua su questo dispositivo',
};
