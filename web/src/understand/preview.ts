// What the tile being laid makes of its surroundings, if it is worth a word.
import { same } from '../board/geometry';
import { shapes_of } from '../board/shapes.svelte';
import type { Plan } from '../decide/plan';
import type { BoardTile, Feature, MapData, Rule, View } from '../protocol/types';
import { foretell, free_towns, type Part } from './foretell';

type Lying = Pick<BoardTile, 'tile' | 'rot'>;

function parts_of({ tile, rot }: Lying, rules: Rule[] = []): Part[] {
  return (shapes_of(tile)?.features ?? []).map(({ kind, on, sides, coats, inn, cathedral }) => ({
    kind,
    on: on[rot] ?? '',
    sides: sides.map((side) => (side + rot) % 4),
    coats,
    inn: !!inn && rules.includes('inns'),
    cathedral: !!cathedral && rules.includes('cathedrals'),
  }));
}

export function previewed(preview: NonNullable<Plan['preview']>): BoardTile {
  return { tile: preview.id, ...preview.at, rot: preview.rot, player: null };
}

// Of those that join something, the one worth most.
export function foretold(view: View, map: MapData | null, features: Feature[], preview: Plan['preview']): Feature | null {
  if (!preview?.fits) return null;
  const parts_at = (at: { x: number; y: number }) => {
    const tile = view.board.find((laid) => same(laid, at));
    return tile && parts_of(tile);
  };
  const towns = view.setup.town_variants?.includes('road_bonus') ? free_towns(map, view) : [];
  const all = foretell({ features, parts_at, map, at: preview.at, parts: parts_of(previewed(preview), view.setup.rules), towns });
  const points = ({ now, completed }: Feature) => completed?.points ?? now.points;
  const joining = all.filter(({ places, printed }) => places.length > 1 || printed.length);
  return joining.sort((a, b) => points(b) - points(a))[0] ?? null;
}
