// The game without a server or a network.
export const offline = {
  offline_keeping: 'Het spel wordt klaargemaakt om overal te spelen …',
  offline_kept: 'Klaar: het spel werkt nu ook zonder netwerk.',
  offline_newer: 'Er is een nieuwe versie.',
  offline_update: 'Bijwerken',
  offline_insecure: 'Hier ontbreken de afbeeldingen: het spel heeft een beveiligde verbinding (https) nodig.',
  no_server: 'Er is op dit moment geen spelserver. Om met vrienden op andere apparaten te spelen is er een nodig.',
  no_server_line: 'Tegen de computer, of samen op dit apparaat, kun je meteen spelen.',
  friends_need_server: 'Vrienden op andere apparaten hebben een spelserver nodig, en die is er op dit moment niet.',
  carry_to_server: 'Verder spelen met vrienden',
  carry_here: 'Verder op dit apparaat',
};
