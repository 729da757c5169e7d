// The game without a server or a network.
export const offline = {
  offline_keeping: 'Jeszcze chwila i zagrasz wszędzie …',
  offline_kept: 'Gotowe: gra działa teraz także bez sieci.',
  offline_newer: 'Nowa wersja jest gotowa.',
  offline_update: 'Zaktualizuj',
  offline_insecure: 'Brakuje tu obrazków: gra potrzebuje bezpiecznego połączenia (https).',
  no_server: 'W tej chwili nie ma serwera gry. Jest potrzebny, by grać ze znajomymi na innych urządzeniach.',
  no_server_line: 'Przeciwko komputerowi albo razem na tym urządzeniu możecie grać od razu.',
  friends_need_server: 'Do gry ze znajomymi na innych urządzeniach potrzebny jest serwer gry, a w tej chwili go nie ma.',
  carry_to_server: 'Graj dalej ze znajomymi',
  carry_here: 'Graj dalej na tym urządzeniu',
};
