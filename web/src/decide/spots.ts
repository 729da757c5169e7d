// Ghosts on the tile just laid: where figures may be put.
import { lies } from '../board/figures';
import { spot_on } from '../board/shapes.svelte';
import type { FigureKind } from '../protocol/types';
import { puts_shown } from './kinds';
import { segment_words } from './place_words';
import { key_of, type Mark, type Scene } from './plan';
import { figure_word } from './words';

export function spots({ view, actions, seat }: Scene, chosen: FigureKind | null): Mark[] {
  const tile = view.board.at(-1);
  if (!tile) return [];
  return puts_shown(actions, chosen).map((action) => {
    const { figure, on } = action;
    return {
      key: key_of(tile, on),
      ...spot_on(tile, on),
      look: 'ghost',
      label: figure === 'meeple' ? segment_words(tile, on) : `${figure_word(figure)}, ${segment_words(tile, on)}`,
      figure: { kind: figure, player: seat, lies: lies(figure, on) },
      stands: { x: tile.x, y: tile.y, on },
      action,
    };
  });
}
