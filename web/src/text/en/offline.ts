// The game without a server or a network.
export const offline = {
  offline_keeping: 'Getting ready to play anywhere …',
  offline_kept: 'Ready: the game now works without a network, too.',
  offline_newer: 'A new version is ready.',
  offline_update: 'Update',
  offline_insecure: 'This host shows no pictures: the game needs a secure connection (https).',
  no_server: 'There is no game server at the moment. Playing with friends on other devices needs one.',
  no_server_line: 'Against the computer, or together at this device, you can play right away.',
  friends_need_server: 'Friends on other devices need a game server, and there is none at the moment.',
  carry_to_server: 'Play on with friends',
  carry_here: 'Play on at this device',
};
