// Parole per ciò che si gioca oltre al gioco semplice.
import type { special as english } from '../en/special';

export const special: typeof english = {
  special_show: 'Con quali regole si gioca',
  special_plain: 'Il gioco semplice, senza regole extra.',
  meeples_each: { one: '{n} meeple a testa', other: '{n} meeple a testa' },
  special_of: '{line} (Regole dei gettoni: {map}.)',
  special_upgrades: 'gettoni: potenziamenti',
  special_wine: 'gettoni: vino',
  special_islands: 'gettoni: isole',
  special_isle_of_man: 'gettoni: Isola di Man',
  special_treats: 'gettoni: leccornie',
  special_by_hand: 'gettoni posati a mano',
  special_by_hand_line: 'Prima della prima tessera i giocatori posano a turno un gettone coperto ciascuno.',
  special_postman: 'postino',
  special_river: 'fiume',
  special_river_line: 'Prima si posa il fiume, dalla sorgente al lago; poi vengono le altre tessere.',
  special_extra_tile: 'cittadina: tessera extra',
  special_cost: 'cittadina: −2',
  special_road_bonus: 'strada accanto a cittadina: +2',
  special_no_fields: 'senza prati',
  special_meeples: { one: '{n} meeple', other: '{n} meeple' },
  special_meeples_line: 'Ogni giocatore ne ha {n}; di solito sono {usual}.',
  special_tiles_only: 'espansioni: solo come tessere',
  special_tiles_only_line: '{sets}: ciò che queste tessere mostrano è decorazione, a meno che se ne giochi la regola.',
};
