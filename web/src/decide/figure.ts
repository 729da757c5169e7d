// Putting a figure, taking the abbot home, one of the postman's four tricks, or paying for a meeple.
import { box_around, same } from '../board/geometry';
import { t } from '../text/text.svelte';
import { abbot_card, abbot_marks, abbot_of } from './abbot';
import { FIGURES, figure_of, puts_by_spot } from './kinds';
import { paying } from './pay';
import { NOTHING, of_type, pass_of, type Card, type Mark, type Plan, type Scene } from './plan';
import { in_reach, postman_cards, postmen } from './postman';
import { spots } from './spots';

type Open = Omit<Card, 'chosen'>;

const NO_MARKS = (): Mark[] => [];
const MARKS: Record<string, (scene: Scene) => Mark[]> = {
  abbot_back: abbot_marks,
  send: in_reach,
  off: postmen('postman_off'),
  here: postmen('postman_here'),
  back: NO_MARKS,
  upgrade: (scene) => paying(scene).marks,
};

// The kinds that play, each with where it is.
function figure_cards({ view, actions, seat }: Scene): Open[] {
  const stash = view.players[seat]?.stash ?? {};
  const puts = of_type(actions, 'figure');
  return FIGURES.filter((kind) => kind in stash).map((kind) => {
    const left = stash[kind] ?? 0;
    const possible = puts.some((action) => action.figure === kind);
    const line = possible ? t('in_stash', { n: left }) : left > 0 ? t('no_place') : t(kind === 'meeple' ? 'none_left' : 'on_board');
    return { key: kind, title: t(`figure_${kind}`), line, pictures: [{ figure: kind, player: seat, pale: !possible }], disabled: !possible };
  });
}

function cards_of(scene: Scene): Open[] {
  const { view, actions, seat } = scene;
  const own = view.figures.find((figure) => figure.figure === 'postman' && figure.player === seat);
  const tricks = view.setup.postman ? postman_cards(scene, own) : [];
  const office = tricks.some(({ key }) => key === 'send');
  const home = abbot_card(scene);
  const figures = figure_cards(scene);
  const upgrades = of_type(actions, 'upgrade').length;
  return [
    ...(office ? [...tricks, ...home, ...figures.map((card) => ({ ...card, small: true }))] : [...figures, ...home, ...tricks]),
    ...(upgrades ? [{ key: 'upgrade', title: t('upgrade'), line: t('upgrade_for'), pictures: [{ figure: 'meeple' as const, player: seat, chip: true }] }] : []),
  ];
}

// Of a spot that was picked: which kinds may stand there.
function at_spot(card: Open, scene: Scene, spot: Mark | undefined): Open {
  const kind = figure_of(card.key);
  if (!kind || card.disabled || spot?.action?.type !== 'figure') return card;
  const here = puts_by_spot(scene.actions).get(spot.action.on)?.some(({ figure }) => figure === kind);
  return here ? card : { ...card, line: t('not_here'), pictures: [{ figure: kind, player: scene.seat, pale: true }] };
}

function line_of(card: string, office: boolean, kinds: number): string {
  if (card === 'upgrade') return t('upgrade_line');
  if (card === 'back') return t('back_line');
  if (card === 'abbot_back') return t('abbot_back_line');
  return t(office ? 'office_line' : kinds > 1 ? 'figure_more' : 'figure_line');
}

export function plan_figure(scene: Scene): Plan {
  const { view, actions, choice, seat } = scene;
  const cards = cards_of(scene);
  const possible = cards.filter(({ disabled }) => !disabled);
  const card = (possible.find(({ key }) => key === choice.card) ?? possible[0])?.key ?? '';
  const kind = figure_of(card);
  const marks = kind ? spots(scene, choice.card ? kind : null) : (MARKS[card] ?? NO_MARKS)(scene);
  const chosen = marks.find(({ key }) => key === choice.mark);
  const shown = kind && chosen?.figure ? chosen.figure.kind : card;
  const pay = card === 'upgrade' ? paying(scene) : null;
  const back = card === 'back' ? actions.find(({ type }) => type === 'postman_back') : card === 'abbot_back' ? marks[0]?.action : undefined;
  const tile = view.board.at(-1);
  const abbot = card === 'abbot_back' && view.board.find((laid) => same(laid, abbot_of(view, seat)));
  const wide = card === 'send';
  const office = cards.some(({ key }) => key === 'send');
  return {
    ...NOTHING,
    title: office ? t('office_title') : t('figure_title'),
    line: line_of(card, office, possible.filter(({ key }) => figure_of(key)).length),
    step: 'figure',
    marks,
    cards: cards.map((each) => ({ ...at_spot(each, scene, chosen), chosen: each.key === shown })),
    variants: pay?.variants ?? [],
    main:
      pay ? { label: t('pay'), action: pay.action }
      : back ? { label: t('take_home'), action: back }
      : chosen?.action ? { label: t(card === 'off' ? 'off' : 'put_here'), action: chosen.action }
      : null,
    out: { label: office ? t('nothing') : t('no_figure'), action: pass_of(actions) },
    quick: card !== 'upgrade',
    ...(abbot && { focus: box_around([abbot]) }),
    ...(tile && wide && { focus: box_around([tile], 1), reach: { x: tile.x, y: tile.y } }),
    ...(tile && kind && { focus: box_around([tile]) }),
  };
}
