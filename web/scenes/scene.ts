// How positions are described before the engine plays them.
import type { Action, At, Chip, Colour, FigureKind, GameEvent, Setup, View } from '../src/protocol/types';
import type { Engine } from './engine';

export type Laid = [tile: string, x: number, y: number, rot: number];
export type Put = [player: number, figure: FigureKind, x: number, y: number, on: string];

export interface Scene {
  setup?: Partial<Setup>;
  place?: Laid[];
  figures?: Put[];
  draw?: string[]; // the next tiles
  chips?: (At & Chip & { face: 'down' | 'up' })[];
  hands?: Chip[][];
  islands?: Partial<Record<Colour, string[][]>>;
  isle?: number[];
  last?: boolean; // the tiles drawn are the last ones: the game ends with them
}

export interface Outcome {
  over: boolean;
  events: GameEvent[];
}

const NAMES = ['Ann', 'Bo'];
const ASIDE = { x: -120, y: 100 }; // where tiles lie that must be out of the way

export async function begin(engine: Engine, scene: Scene): Promise<void> {
  const { setup, place = [], figures = [], draw = [], last, chips, hands, islands, isle } = scene;
  await engine.ask('new', { setup: { players: NAMES, seed: 1, analysis: true, ...setup } });
  const laid = place.map(([tile, x, y, rot]) => ({ tile, x, y, rot }));
  await engine.ask('arrange', {
    place: last ? [...laid, ...(await others(engine, [...laid.map(({ tile }) => tile), ...draw]))] : laid,
    figures: figures.map(([player, figure, x, y, on]) => ({ player, figure, x, y, on })),
    ...(draw.length && { draw }),
    ...(chips && { chips }),
    ...(hands && { hands }),
    ...(islands && { islands }),
    ...(isle && { isle }),
    turn: 0,
  });
}

// The whole rest of the stack, each tile by itself, far away.
async function others(engine: Engine, but: string[]): Promise<object[]> {
  const { remaining, tile } = await engine.ask<View>('view');
  const rest = [...Object.entries(remaining).flatMap(([id, n]) => Array<string>(n).fill(id)), tile!];
  for (const id of but) rest.splice(rest.indexOf(id), 1);
  return rest.map((id, i) => ({ tile: id, x: ASIDE.x + 2 * i, y: ASIDE.y, rot: 0 }));
}

export async function choices(engine: Engine): Promise<Action[]> {
  const { actions } = await engine.ask<{ actions: Action[] }>('legal');
  return actions.filter((action) => action.type !== 'tile' || action.y < ASIDE.y - 1);
}

// What a picture or a lesson needs of the position, as the players see it: chips that lie face down keep their secret.
export async function look(engine: Engine): Promise<View> {
  const { setup, turn, decision, tile, stack, board, figures, players, chips, islands, over, part } = await engine.ask<View>('view');
  const { map, postman = false, chips: with_chips = false } = setup;
  const hidden = map === 'great_britain' ? { value: null } : { colour: null, value: null };
  return {
    setup: { ...(map && { map }), postman, chips: with_chips },
    turn,
    decision,
    tile,
    stack,
    remaining: {},
    discarded: [],
    board: board.filter(({ y }) => y < ASIDE.y),
    figures,
    players,
    chips: chips.map((chip) => (chip.face === 'down' ? { ...chip, ...hidden } : chip)),
    islands,
    over,
    ...(part && { part }),
  };
}

export function score_of(events: GameEvent[], player: number): number {
  return events.reduce((sum, event) => (event.type === 'score' && event.player === player ? sum + event.points : sum), 0);
}
