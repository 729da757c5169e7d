// What the postman may do instead of being put on the tile: sent, taken off, called, taken back (P5 to P8).
import { same } from '../board/geometry';
import { shapes_of, spot_on } from '../board/shapes.svelte';
import type { ActionOf, Figure } from '../protocol/types';
import { t } from '../text/text.svelte';
import { key_of, of_type, type Card, type Mark, type Scene } from './plan';
import { feature_word, square_word } from './words';

export function in_reach({ view, actions, seat, map }: Scene): Mark[] {
  return of_type(actions, 'postman_to').flatMap((action): Mark[] => {
    const tile = view.board.find((laid) => same(laid, action));
    if (!tile) return [];
    return [
      {
        key: key_of(action, action.on),
        ...spot_on(tile, action.on),
        look: 'ghost',
        label: `${feature_word(action.on)}, ${square_word(map, action)}`,
        figure: { kind: 'postman', player: seat, lies: false },
        stands: { x: action.x, y: action.y, on: action.on },
        action,
      },
    ];
  });
}

export function postmen<T extends 'postman_off' | 'postman_here'>(type: T): (scene: Scene) => Mark[] {
  return ({ view, actions, map }) =>
    of_type(actions, type).flatMap((action): Mark[] => {
      const { player } = action as ActionOf<'postman_off'>;
      const postman = view.figures.find((figure) => figure.figure === 'postman' && figure.player === player);
      const tile = view.board.find((laid) => same(laid, postman));
      if (!postman || !tile) return [];
      return [
        {
          key: `${type}${player}`,
          ...spot_on(tile, postman.on),
          look: 'target',
          label: `${view.players[player]?.name}: ${feature_word(postman.on)}, ${square_word(map, postman)}`,
          figure: { kind: 'postman', player, lies: false },
          stands: { x: postman.x, y: postman.y, on: postman.on },
          action,
        },
      ];
    });
}

export function postman_cards({ view, actions, seat }: Scene, own: Figure | undefined): Omit<Card, 'chosen'>[] {
  const tile = view.board.at(-1);
  const office = !!tile && shapes_of(tile.tile)?.features.some(({ kind }) => kind === 'post_office');
  const back = actions.some(({ type }) => type === 'postman_back');
  const count = (type: 'postman_to' | 'postman_off' | 'postman_here') => of_type(actions, type).length;
  const card = (key: string, title: string, line: string, possible: boolean, sign: NonNullable<Card['sign']>, player = seat): Omit<Card, 'chosen'> => ({
    key,
    title,
    line,
    pictures: [{ figure: 'postman', player, pale: !possible }],
    disabled: !possible,
    postman: true,
    sign,
  });
  const sent = count('postman_to');
  const off = of_type(actions, 'postman_off');
  const here = of_type(actions, 'postman_here');
  return [
    ...(office
      ? [
          card('send', t('send'), sent ? t('send_line', { n: sent }) : t('send_none'), sent > 0, 'right'),
          card('off', t('off'), off.length ? t('off_line', { n: off.length }) : t('off_none'), off.length > 0, 'cross', off[0]?.player),
          card('here', t('here'), here.length ? t('here_line', { n: here.length }) : t('here_none'), here.length > 0, 'down', here[0]?.player),
        ]
      : []),
    ...(own || office ? [card('back', t('back'), back ? t('back_line') : t('back_none'), back, 'undo')] : []),
  ];
}
