// The game without a server or a network.
export const offline = {
  offline_keeping: 'Preparant el joc per jugar a qualsevol lloc…',
  offline_kept: 'A punt: el joc ara també funciona sense xarxa.',
  offline_newer: 'Hi ha una versió nova.',
  offline_update: 'Actualitza',
  offline_insecure: 'Aquí falten les imatges: el joc necessita una connexió segura (https).',
  no_server: 'Ara mateix no hi ha cap servidor de joc. Per jugar amb amics en altres dispositius en cal un.',
  no_server_line: 'Contra l’ordinador, o junts en aquest dispositiu, podeu jugar ara mateix.',
  friends_need_server: 'Per jugar amb amics en altres dispositius cal un servidor de joc, i ara mateix no n’hi ha cap.',
  carry_to_server: 'Continua amb amics',
  carry_here: 'Continua en aquest dispositiu',
};
