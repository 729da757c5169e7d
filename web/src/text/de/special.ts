// Wörter für das, was über das einfache Spiel hinausgeht.
import type { special as english } from '../en/special';

export const special: typeof english = {
  special_show: 'Welche Regeln gelten',
  special_plain: 'Das einfache Spiel, ohne Zusatzregeln.',
  meeples_each: { one: '{n} Meeple für jeden', other: '{n} Meeple für jeden' },
  special_of: '{line} (Chipregeln von: {map}.)',
  special_upgrades: 'Chips: Aufwerten',
  special_wine: 'Chips: Wein',
  special_islands: 'Chips: Inseln',
  special_isle_of_man: 'Chips: Isle of Man',
  special_treats: 'Chips: Leckerbissen',
  special_by_hand: 'Chips von Hand ausgelegt',
  special_by_hand_line: 'Vor dem ersten Plättchen legen alle reihum je einen Chip verdeckt aus.',
  special_postman: 'Postbote',
  special_river: 'Fluss',
  special_river_line: 'Zuerst wird der Fluss gelegt, von der Quelle bis zum See; dann kommen die anderen Plättchen.',
  special_extra_tile: 'Kleinstadt: noch ein Plättchen',
  special_cost: 'Kleinstadt: −2',
  special_road_bonus: 'Straße neben Kleinstadt: +2',
  special_no_fields: 'ohne Wiesen',
  special_meeples: { one: '{n} Meeple', other: '{n} Meeple' },
  special_meeples_line: 'Jeder hat {n}; üblich sind {usual}.',
  special_tiles_only: 'Erweiterungen: nur als Plättchen',
  special_tiles_only_line: '{sets}: Was diese Plättchen zeigen, ist nur Zierde, wenn ohne die Regel dazu gespielt wird.',
};
