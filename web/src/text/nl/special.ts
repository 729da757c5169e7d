// Woorden voor wat er naast het gewone spel gespeeld wordt.
import type { special as english } from '../en/special';

export const special: typeof english = {
  special_show: 'Welke regels gelden',
  special_plain: 'Het gewone spel, zonder extra regels.',
  meeples_each: { one: 'ieder {n} meeple', other: 'ieder {n} meeples' },
  special_of: '{line} (De ficheregels van {map}.)',
  special_upgrades: 'fiches: versterken',
  special_wine: 'fiches: wijn',
  special_islands: 'fiches: eilanden',
  special_isle_of_man: 'fiches: eiland Man',
  special_treats: 'fiches: lekkernijen',
  special_by_hand: 'fiches zelf neergelegd',
  special_by_hand_line: 'Vóór de eerste tegel leggen de spelers om de beurt een fiche gedekt neer.',
  special_postman: 'postbode',
  special_river: 'rivier',
  special_river_line: 'Eerst wordt de rivier gelegd, van de bron tot het meer; dan komen de andere tegels.',
  special_extra_tile: 'stadje: extra tegel',
  special_cost: 'stadje: −2',
  special_road_bonus: 'weg naast een stadje: +2',
  special_no_fields: 'geen weiden',
  special_meeples: { one: '{n} meeple', other: '{n} meeples' },
  special_meeples_line: 'Elke speler heeft er {n}; gewoonlijk zijn het er {usual}.',
  special_tiles_only: 'uitbreidingen: alleen als tegels',
  special_tiles_only_line: '{sets}: wat deze tegels tonen is versiering, tenzij de regel ervan gespeeld wordt.',
};
