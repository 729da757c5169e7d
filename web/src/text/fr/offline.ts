// The game without a server or a network.
export const offline = {
  offline_keeping: 'Préparation du jeu pour jouer partout…',
  offline_kept: 'C’est prêt : le jeu fonctionne maintenant aussi sans réseau.',
  offline_newer: 'Une nouvelle version est prête.',
  offline_update: 'Mettre à jour',
  offline_insecure: 'Cet hôte ne montre pas d’images : le jeu a besoin d’une connexion sécurisée (https).',
  no_server: 'Il n’y a pas de serveur de jeu pour le moment. Il en faut un pour jouer avec des amis sur d’autres appareils.',
  no_server_line: 'Contre l’ordinateur, ou ensemble sur cet appareil, vous pouvez jouer tout de suite.',
  friends_need_server: 'Pour jouer avec des amis sur d’autres appareils, il faut un serveur de jeu, et il n’y en a pas pour le moment.',
  carry_to_server: 'Continuer avec des amis',
  carry_here: 'Continuer sur cet appareil',
};
