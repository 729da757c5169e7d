// Palabras para lo que se juega además del juego sencillo.
import type { special as english } from '../en/special';

export const special: typeof english = {
  special_show: 'Qué reglas se juegan',
  special_plain: 'El juego básico, sin reglas adicionales.',
  meeples_each: { one: '{n} seguidor por jugador', other: '{n} seguidores por jugador' },
  special_of: '{line} (Reglas de las fichas de {map}.)',
  special_upgrades: 'fichas: mejoras',
  special_wine: 'fichas: vino',
  special_islands: 'fichas: islas',
  special_isle_of_man: 'fichas: isla de Man',
  special_treats: 'fichas: manjares',
  special_by_hand: 'fichas dejadas a mano',
  special_by_hand_line: 'Antes de la primera loseta los jugadores dejan las fichas boca abajo, una cada uno por turno.',
  special_postman: 'cartero',
  special_river: 'río',
  special_river_line: 'Primero se coloca el río, del manantial al lago; después vienen las demás losetas.',
  special_extra_tile: 'pueblo: otra loseta',
  special_cost: 'pueblo: −2',
  special_road_bonus: 'camino junto a un pueblo: +2',
  special_no_fields: 'sin campos',
  special_meeples: { one: '{n} seguidor', other: '{n} seguidores' },
  special_meeples_line: 'Cada jugador tiene {n}; lo normal son {usual}.',
  special_tiles_only: 'expansiones: solo como losetas',
  special_tiles_only_line: '{sets}: lo que muestran estas losetas es adorno si no se juega con su regla.',
};
