// Draw, or pay a chip for an open tile on an island (BX3).
import { SQUARE } from '../board/geometry';
import { t } from '../text/text.svelte';
import { NOTHING, of_type, type Card, type Mark, type Plan, type Scene } from './plan';
import { colour_word } from './words';

export function plan_draw({ view, actions, map, seat, choice }: Scene): Plan {
  const takes = of_type(actions, 'take').map((action) => {
    const island = map?.islands?.find(({ colour }) => colour === action.island);
    const [x, y] = island?.stacks?.[action.stack] ?? [0, 0];
    const tile = view.islands[action.island]?.[action.stack]?.top ?? '';
    const chip = view.players[seat]?.chips.find(({ colour }) => colour === action.island);
    return { key: `${action.island}${action.stack}`, action, x, y, tile, chip };
  });
  const chosen = takes.find(({ key }) => key === choice.card || key === choice.mark);
  const marks: Mark[] = takes.map(({ key, action, x, y }) => ({
    key,
    x: (x + 0.5) * SQUARE,
    y: (y + 0.5) * SQUARE,
    look: 'stack',
    label: t('take_line', { colour: colour_word(action.island) }),
    action,
  }));
  const cards: Card[] = takes.map(({ key, action, tile, chip }) => ({
    key,
    title: t('take'),
    line: t('take_line', { colour: colour_word(action.island) }),
    pictures: [{ tile }, ...(chip ? [{ chip }] : [])],
    chosen: key === chosen?.key,
  }));
  return {
    ...NOTHING,
    title: t('draw_title'),
    line: t('draw_line'),
    step: 'tile',
    marks,
    cards,
    main: chosen ? { label: t('take'), action: chosen.action } : { label: t('draw'), action: { type: 'draw' } },
  };
}
