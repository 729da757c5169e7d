// Laying the tile in hand: pick a square, turn, place.
import { middle } from '../board/geometry';
import { by_finger } from '../look/pointer';
import { t } from '../text/text.svelte';
import type { At } from '../protocol/types';
import { edges_of, ground_of } from './edges';
import { misfit } from './misfit';
import { misfit_words, place_words } from './place_words';
import { key_of, NOTHING, of_type, type Mark, type Plan, type Scene } from './plan';

// Squares where it fits as it lies, and those where it fits only turned.
function how_many(n: number, more: number): string {
  if (n === 0) return t('tile_turn');
  return more === 0 ? t('tile_line_only', { n }) : t('tile_line', { n, more });
}

export function plan_tile({ view, actions, map, choice }: Scene): Plan {
  const id = view.tile ?? '';
  const copy = view.board.filter((laid) => laid.tile === id).length;
  const ground = ground_of(view, map);
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
    get label() {
      return place_words(ground, view, at);
    },
  }));
  const chosen = squares.get(choice.mark);
  const fits = chosen?.rots.includes(choice.rot) ?? false;
  const at = chosen?.at ?? choice.tried;
  const edges = edges_of(id, choice.rot);
  const fault = at && !fits && edges ? misfit(ground, at, edges) : null;
  const { part } = view;
  const now = marks.filter((mark) => mark.look === 'legal').length;
  return {
    ...NOTHING,
    title: t(part ? `${part}_title` : 'tile_title'),
    line: fits ? t(by_finger() ? 'tile_confirm' : 'tile_confirm_mouse') : fault ? misfit_words(fault) : at ? t('tile_wrong') : how_many(now, marks.length - now),
    step: 'tile',
    marks,
    ...(part === 'builder' && { herald: { figure: 'builder' as const, player: view.turn.player } }),
    tile: { id, copy },
    main: { label: t('place'), action: chosen && fits ? { type: 'tile', ...chosen.at, rot: choice.rot } : null },
    ...(at ? { preview: { id, copy, at, rot: choice.rot, fits, fault } } : { hand: { tile: id, copy, rot: choice.rot } }),
  };
}
