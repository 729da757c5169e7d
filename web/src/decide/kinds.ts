// Which kinds of figures may stand where on the tile just laid.
import type { Action, ActionOf, FigureKind } from '../protocol/types';

type Put = ActionOf<'figure'>;

// In this order they are offered.
export const FIGURES: FigureKind[] = ['meeple', 'large', 'postman', 'abbot', 'builder', 'pig'];
export const figure_of = (card: string): FigureKind | undefined => FIGURES.find((kind) => kind === card);

export function puts_by_spot(actions: Action[]): Map<string, Put[]> {
  const spots = new Map<string, Put[]>();
  for (const action of actions) if (action.type === 'figure') spots.set(action.on, [...(spots.get(action.on) ?? []), action]);
  return spots;
}

// At each spot the kind that was chosen, where it may stand; while none is, the first that may.
export function puts_shown(actions: Action[], chosen: FigureKind | null): Put[] {
  const rank = ({ figure }: Put) => FIGURES.indexOf(figure);
  return [...puts_by_spot(actions).values()].flatMap((ways) => {
    const shown = chosen ? ways.find(({ figure }) => figure === chosen) : [...ways].sort((a, b) => rank(a) - rank(b))[0];
    return shown ?? [];
  });
}
