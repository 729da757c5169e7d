// Where a figure may be put on the tile just laid: one ghost at each spot, of the kind that is chosen or, while none is,
// of the first that may stand there.
import { lies } from '../board/figures';
import { spot_on } from '../board/shapes.svelte';
import type { ActionOf, FigureKind } from '../protocol/types';
import { key_of, of_type, type Mark, type Scene } from './plan';
import { feature_word, figure_word } from './words';

// In this order they are offered.
export const FIGURES: FigureKind[] = ['meeple', 'large', 'postman', 'abbot', 'builder', 'pig'];

export function puts_by_spot({ actions }: Pick<Scene, 'actions'>): Map<string, ActionOf<'figure'>[]> {
  const spots = new Map<string, ActionOf<'figure'>[]>();
  for (const action of of_type(actions, 'figure')) spots.set(action.on, [...(spots.get(action.on) ?? []), action]);
  return spots;
}

const rank = ({ figure }: ActionOf<'figure'>) => FIGURES.indexOf(figure);

export function spots(scene: Scene, chosen: FigureKind | null): Mark[] {
  const tile = scene.view.board.at(-1);
  if (!tile) return [];
  return [...puts_by_spot(scene)].flatMap(([on, ways]): Mark[] => {
    const action = chosen ? ways.find(({ figure }) => figure === chosen) : [...ways].sort((a, b) => rank(a) - rank(b))[0];
    if (!action) return [];
    const { figure } = action;
    return [
      {
        key: key_of(tile, on),
        ...spot_on(tile, on),
        look: 'ghost',
        label: figure === 'meeple' ? feature_word(on) : `${figure_word(figure)}, ${feature_word(on)}`,
        figure: { kind: figure, player: scene.seat, lies: lies(figure, on) },
        stands: { x: tile.x, y: tile.y, on },
        action,
      },
    ];
  });
}
