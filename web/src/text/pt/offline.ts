// The game without a server or a network.
export const offline = {
  offline_keeping: 'A preparar o jogo para jogar em qualquer lugar …',
  offline_kept: 'Pronto: o jogo agora também funciona sem rede.',
  offline_newer: 'Há uma nova versão.',
  offline_update: 'Atualizar',
  offline_insecure: 'Faltam aqui as imagens: o jogo precisa de uma ligação segura (https).',
  no_server: 'De momento não há servidor de jogo. Para jogar com amigos noutros dispositivos é preciso um.',
  no_server_line: 'Contra o computador, ou juntos neste dispositivo, podem jogar já.',
  friends_need_server: 'Para jogar com amigos noutros dispositivos é preciso um servidor de jogo, e de momento não há nenhum.',
  carry_to_server: 'Continuar com amigos',
  carry_here: 'Continuar neste dispositivo',
};
