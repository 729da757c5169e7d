// Palavras para o que se joga além do jogo simples.
import type { special as english } from '../en/special';

export const special: typeof english = {
  special_show: 'Que regras se jogam',
  special_plain: 'O jogo simples, sem regras extra.',
  meeples_each: { one: '{n} meeple cada', other: '{n} meeples cada' },
  special_of: '{line} (Regras das fichas: {map}.)',
  special_upgrades: 'fichas: reforços',
  special_wine: 'fichas: vinho',
  special_islands: 'fichas: ilhas',
  special_isle_of_man: 'fichas: Ilha de Man',
  special_treats: 'fichas: iguarias',
  special_by_hand: 'fichas postas à mão',
  special_by_hand_line: 'Antes da primeira peça, cada jogador, à vez, põe uma ficha virada para baixo.',
  special_postman: 'carteiro',
  special_river: 'rio',
  special_river_line: 'Primeiro coloca-se o rio, da nascente ao lago; depois vêm as outras peças.',
  special_extra_tile: 'vila: peça extra',
  special_cost: 'vila: −2',
  special_road_bonus: 'estrada junto a vila: +2',
  special_no_fields: 'sem campos',
  special_meeples: { one: '{n} meeple', other: '{n} meeples' },
  special_meeples_line: 'Cada jogador tem {n}; o habitual são {usual}.',
  special_tiles_only: 'expansões: só como peças',
  special_tiles_only_line: '{sets}: o que estas peças mostram é decoração, a não ser que se jogue a sua regra.',
};
