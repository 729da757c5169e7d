// Putting a figure, or one of the postman's four tricks, or paying for a meeple.
import { box_around, same } from '../board/geometry';
import { shapes_of, spot_on } from '../board/shapes.svelte';
import { t } from '../text/text.svelte';
import type { ActionOf, Figure, FigureKind } from '../protocol/types';
import { paying } from './pay';
import { key_of, NOTHING, of_type, pass_of, type Card, type Mark, type Plan, type Scene } from './plan';
import { feature_word, square_word } from './words';

type Marks = (scene: Scene) => Mark[];
export const CLOSE = 190; // pixels of the tile in the figure step

function on_tile(kind: FigureKind): Marks {
  return ({ view, actions, seat }) => {
    const tile = view.board.at(-1);
    if (!tile) return [];
    return of_type(actions, 'figure')
      .filter((action) => action.figure === kind)
      .map((action) => ({
        key: key_of(tile, action.on),
        ...spot_on(tile, action.on),
        look: 'ghost',
        label: feature_word(action.on),
        figure: { kind, player: seat, lies: action.on.startsWith('field') },
        stands: { x: tile.x, y: tile.y, on: action.on },
        action,
      }));
  };
}

const in_reach: Marks = ({ view, actions, seat, map }) =>
  of_type(actions, 'postman_to').flatMap((action): Mark[] => {
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

function postmen<T extends 'postman_off' | 'postman_here'>(type: T): Marks {
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

const NO_MARKS: Marks = () => [];
const MARKS: Record<string, Marks> = {
  meeple: on_tile('meeple'),
  postman: on_tile('postman'),
  send: in_reach,
  off: postmen('postman_off'),
  here: postmen('postman_here'),
  back: NO_MARKS,
  upgrade: (scene) => paying(scene).marks,
};

function postman_cards({ view, actions, seat }: Scene, own: Figure | undefined): Omit<Card, 'chosen'>[] {
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

function cards_of(scene: Scene): Omit<Card, 'chosen'>[] {
  const { view, actions, seat } = scene;
  const player = view.players[seat];
  const puts = of_type(actions, 'figure');
  const own = view.figures.find((figure) => figure.figure === 'postman' && figure.player === seat);
  const put = (kind: FigureKind, title: string): Omit<Card, 'chosen'> => {
    const left = player?.stash[kind] ?? 0;
    const possible = puts.some((action) => action.figure === kind);
    const line = possible ? t('in_stash', { n: left }) : left > 0 ? t('no_place') : own && kind === 'postman' ? t('on_board') : t('none_left');
    return { key: kind, title, line, pictures: [{ figure: kind, player: seat, pale: !possible }], disabled: !possible };
  };
  const upgrades = of_type(actions, 'upgrade').length;
  const tricks = view.setup.postman ? postman_cards(scene, own) : [];
  const plain = [put('meeple', t('figure_meeple')), ...(view.setup.postman ? [put('postman', t('figure_postman'))] : [])];
  const office = tricks.some(({ key }) => key === 'send');
  return [
    ...(office ? [...tricks, ...plain.map((card) => ({ ...card, small: true }))] : [...plain, ...tricks]),
    ...(upgrades
      ? [{ key: 'upgrade', title: t('upgrade'), line: t('upgrade_for'), pictures: [{ figure: 'meeple' as const, player: seat, chip: true }] }]
      : []),
  ];
}

export function plan_figure(scene: Scene): Plan {
  const { view, actions, choice } = scene;
  const cards = cards_of(scene);
  const possible = cards.filter(({ disabled }) => !disabled);
  const card = (possible.find(({ key }) => key === choice.card) ?? possible[0])?.key ?? '';
  const marks = (MARKS[card] ?? NO_MARKS)(scene);
  const pay = card === 'upgrade' ? paying(scene) : null;
  const chosen = marks.find(({ key }) => key === choice.mark);
  const back = card === 'back' ? actions.find(({ type }) => type === 'postman_back') : undefined;
  const tile = view.board.at(-1);
  const wide = ['send'].includes(card);
  const office = cards.some(({ key }) => key === 'send');
  return {
    ...NOTHING,
    title: office ? t('office_title') : t('figure_title'),
    line: t(card === 'upgrade' ? 'upgrade_line' : card === 'back' ? 'back_line' : card in MARKS && office ? 'office_line' : 'figure_line'),
    step: 'figure',
    marks,
    cards: cards.map((each) => ({ ...each, chosen: each.key === card })),
    variants: pay?.variants ?? [],
    main:
      pay ? { label: t('pay'), action: pay.action }
      : back ? { label: t('take_home'), action: back }
      : chosen?.action ? { label: t(card === 'off' ? 'off' : 'put_here'), action: chosen.action }
      : null,
    out: { label: office ? t('nothing') : t('no_figure'), action: pass_of(actions) },
    quick: card !== 'upgrade',
    ...(tile && (wide ? { focus: { box: box_around([tile], 1.1), square: 90 } } : card === 'meeple' || card === 'postman' ? { focus: { box: box_around([tile], 0.3), square: CLOSE } } : {})),
    ...(wide && tile ? { reach: { x: tile.x, y: tile.y } } : {}),
  };
}
