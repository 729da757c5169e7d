// The game without a server or a network.
export const offline = {
  offline_keeping: 'Preparando el juego para jugar en cualquier lugar …',
  offline_kept: 'Listo: el juego ya funciona también sin red.',
  offline_newer: 'Hay una versión nueva.',
  offline_update: 'Actualizar',
  offline_insecure: 'Aquí faltan las imágenes: el juego necesita una conexión segura (https).',
  no_server: 'Ahora mismo no hay ningún servidor de juego. Para jugar con amigos en otros dispositivos hace falta uno.',
  no_server_line: 'Contra el ordenador, o juntos en este dispositivo, podéis jugar ya.',
  friends_need_server: 'Los amigos en otros dispositivos necesitan un servidor de juego, y ahora mismo no hay ninguno.',
  carry_to_server: 'Seguir jugando con amigos',
  carry_here: 'Seguir en este dispositivo',
};
