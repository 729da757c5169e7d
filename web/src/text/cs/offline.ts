// The game without a server or a network.
export const offline = {
  offline_keeping: 'Za chvíli si zahraješ kdekoli …',
  offline_kept: 'Hotovo: hra teď funguje i bez sítě.',
  offline_newer: 'Je připravena nová verze.',
  offline_update: 'Aktualizovat',
  offline_insecure: 'Chybí tu obrázky: hra potřebuje zabezpečené spojení (https).',
  no_server: 'Teď tu není žádný herní server. Pro hru s přáteli na jiných zařízeních je potřeba.',
  no_server_line: 'Proti počítači nebo společně na tomto zařízení můžete hrát hned.',
  friends_need_server: 'Na hru s přáteli na jiných zařízeních je potřeba herní server a teď tu žádný není.',
  carry_to_server: 'Hrát dál s přáteli',
  carry_here: 'Hrát dál na tomto zařízení',
};
