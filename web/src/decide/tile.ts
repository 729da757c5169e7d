// Laying the tile in hand: pick a square, turn, place.
import { middle } from '../board/geometry';
import { t } from '../text/text.svelte';
import type { At } from '../protocol/types';
import { key_of, NOTHING, of_type, type Mark, type Plan, type Scene } from './plan';
import { square_word } from './words';

export function plan_tile({ view, actions, map, choice }: Scene): Plan {
  const id = view.tile ?? '';
  const copy = view.board.filter((laid) => laid.tile === id).length;
  const squares = new Map<string, { at: At; rots: number[] }>();
  for (const { x, y, rot } of of_type(actions, 'tile')) {
    const entry = squares.get(key_of({ x, y })) ?? { at: { x, y }, rots: [] };
    entry.rots.push(rot);
    squares.set(key_of({ x, y }), entry);
  }
  const marks: Mark[] = [...squares].map(([key, { at, rots }]) => ({
    key,
    ...middle(at),
    square: at,
    rots,
    look: rots.includes(choice.rot) ? 'legal' : 'turned',
    label: square_word(map, at),
  }));
  const chosen = squares.get(choice.mark);
  const fits = chosen?.rots.includes(choice.rot) ?? false;
  const { part } = view;
  const now = marks.filter((mark) => mark.look === 'legal').length;
  return {
    ...NOTHING,
    title: t(part ? `${part}_title` : 'tile_title'),
    line: chosen ? (fits ? t('tile_confirm') : t('tile_wrong')) : now ? t('tile_line', { n: now, more: marks.length - now }) : t('tile_turn'),
    step: 'tile',
    marks,
    ...(part === 'builder' && { herald: { figure: 'builder' as const, player: view.turn.player } }),
    tile: { id, copy },
    main: { label: t('place'), action: chosen && fits ? { type: 'tile', ...chosen.at, rot: choice.rot } : null },
    ...(chosen
      ? { preview: { id, copy, at: chosen.at, rot: choice.rot, fits } }
      : { hand: { tile: id, copy, rot: choice.rot } }),
  };
}
