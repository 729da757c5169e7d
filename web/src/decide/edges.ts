// What a tile shows at its four sides as it lies, and what lies around it.
import { shapes_of } from '../board/shapes.svelte';
import type { MapData, View } from '../protocol/types';
import type { Edge, Ground } from './misfit';

const MET: Edge[] = ['city', 'road', 'river']; // where none of these ends, there is field

// North, east, south, west; undefined until the tile's shapes have come.
export function edges_of(tile: string, rot: number): Edge[] | undefined {
  const features = shapes_of(tile)?.features;
  return features && [0, 1, 2, 3].map((side) => MET.find((edge) => features.some(({ kind, sides }) => kind === edge && sides.includes((side - rot + 4) % 4))) ?? 'field');
}

export function ground_of({ board, starts }: View, map: MapData | null): Ground {
  const laid = new Map(board.map((tile) => [`${tile.x},${tile.y}`, tile]));
  return {
    map,
    starts,
    edges_at: ({ x, y }) => {
      const tile = laid.get(`${x},${y}`);
      return tile && edges_of(tile.tile, tile.rot);
    },
  };
}
