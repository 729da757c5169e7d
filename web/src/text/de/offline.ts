// The game without a server or a network.
export const offline = {
  offline_keeping: 'Das Spiel wird für unterwegs bereit gemacht …',
  offline_kept: 'Fertig: Das Spiel läuft jetzt auch ohne Netz.',
  offline_newer: 'Eine neue Version ist bereit.',
  offline_update: 'Aktualisieren',
  offline_insecure: 'Hier fehlen die Bilder: Das Spiel braucht eine sichere Verbindung (https).',
  no_server: 'Im Moment ist kein Spielserver erreichbar. Mit Freunden an anderen Geräten braucht es einen.',
  no_server_line: 'Gegen den Computer oder gemeinsam an diesem Gerät könnt ihr sofort spielen.',
  friends_need_server: 'Freunde an anderen Geräten brauchen einen Spielserver, und im Moment ist keiner erreichbar.',
  carry_to_server: 'Mit Freunden weiterspielen',
  carry_here: 'An diesem Gerät weiterspielen',
};
