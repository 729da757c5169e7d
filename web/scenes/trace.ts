// All segments of a feature, beginning with one of them.
import type { BoardTile } from '../src/protocol/types';
import type { Example, Segment } from '../src/help/types';
import type { Engine } from './engine';

interface Printed {
  kind: string;
  on: string;
  sides?: string[];
  ports?: number[];
}

const SIDES = ['N', 'E', 'S', 'W'];
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

// Half sides: where each touches its neighbour's (docs/protocol.md numbers them).
const opposite = (port: number) => ((Math.floor(port / 2) % 2 ? 9 : 5) - port + 8) % 8;

function ports_of({ kind, sides, ports }: Printed, rot: number): number[] {
  const unturned = kind === 'field' ? (ports ?? []) : (sides ?? []).flatMap((side) => [2 * SIDES.indexOf(side), 2 * SIDES.indexOf(side) + 1]);
  return unturned.map((port) => (port + 2 * rot) % 8).sort();
}

function name_of(feature: Printed, rot: number): string {
  const [first] = ports_of(feature, rot);
  if (first === undefined) return feature.on;
  return `${feature.kind}@${feature.kind === 'field' ? first : SIDES[first >> 1]}`;
}

export async function trace(engine: Engine, board: BoardTile[], from: Segment): Promise<Example['lit']> {
  const found: Example['lit'] = [];
  const todo = [from];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { x, y, on } = next;
    if (found.some((known) => known.x === x && known.y === y && known.on === on)) continue;
    const laid = board.find((tile) => tile.x === x && tile.y === y);
    if (!laid) continue;
    const { features } = await engine.ask<{ features: Printed[] }>('tile', { id: laid.tile });
    const feature = features.find((each) => name_of(each, laid.rot) === on);
    if (!feature) throw new Error(`${laid.tile} at ${x},${y} has no ${on}`);
    found.push({ tile: laid.tile, rot: laid.rot, x, y, on });
    for (const port of ports_of(feature, laid.rot)) {
      const [dx, dy] = STEPS[port >> 1]!;
      const beside = board.find((tile) => tile.x === x + dx && tile.y === y + dy);
      if (!beside) continue;
      const there = await engine.ask<{ features: Printed[] }>('tile', { id: beside.tile });
      const joined = there.features.find((each) => each.kind === feature.kind && ports_of(each, beside.rot).includes(opposite(port)));
      if (joined) todo.push({ x: x + dx, y: y + dy, on: name_of(joined, beside.rot) });
    }
  }
  return found;
}
