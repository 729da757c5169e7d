// Plays every example and every lesson with the real engine and writes down what happened.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Example, Lesson, Place } from '../src/help/types';
import type { Action, Feature, Features, GameEvent, MapData, Parts, View } from '../src/protocol/types';
import { Engine } from './engine';
import { SKETCHES, type Sketch } from './examples';
import type { Step } from './goals';
import { STEPS } from './lessons';
import { begin, choices, look, score_of, type Outcome } from './scene';

type PlacedScore = Extract<GameEvent, { type: 'score'; x: number }>;

function inside([left, top, right, bottom]: Sketch['crop'], view: View): View {
  const seen = ({ x, y }: { x: number; y: number }) => x + 1 > left && x < right && y + 1 > top && y < bottom;
  return { ...view, board: view.board.filter(seen), chips: view.chips.filter(seen) };
}

function squares_of(actions: Action[]): { x: number; y: number }[] {
  const places = new Map<string, { x: number; y: number }>();
  for (const action of actions) if (action.type === 'tile') places.set(`${action.x},${action.y}`, { x: action.x, y: action.y });
  return [...places.values()];
}

function feature_with(features: Feature[], { x, y, on }: Feature['places'][number]): Feature {
  const feature = features.find(({ places }) => places.some((place) => place.x === x && place.y === y && place.on === on));
  if (!feature) throw new Error(`no ${on} at ${x},${y}`);
  return feature;
}

function numbers_in(parts: Parts): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, number] => typeof part[1] === 'number'));
}

async function draw(engine: Engine, sketch: Sketch): Promise<Example> {
  const { play = [], show = 1, crop, lit = [], squares = false, ghosts = '', reach = null } = sketch;
  await begin(engine, sketch);
  const events: GameEvent[] = [];
  const picture = async () => ({ view: await look(engine), actions: await choices(engine), ...(await engine.ask<Features>('features')) });
  let { view, actions, features } = await picture();
  for (const [i, action] of play.entries()) {
    events.push(...(await engine.ask<Outcome>('play', { action })).events);
    if (i + 1 === show) ({ view, actions, features } = await picture());
  }
  const told = events.filter((event): event is PlacedScore => event.type === 'score' && event.points !== 0 && 'x' in event);
  const tokens = events.reduce((sum, event) => sum + (event.type === 'goods' ? event.tokens : 0), 0);
  return {
    view: inside(crop, view),
    crop,
    lit: lit.map((segment) => feature_with(features, segment)),
    squares: squares ? squares_of(actions) : [],
    ghosts: actions.filter(({ type }) => type === ghosts),
    reach,
    flags: told.map(({ player, points, x, y }) => ({ player, points, x, y })),
    values: { p0: score_of(events, 0), p1: score_of(events, 1), ...numbers_in(told[0]?.parts ?? {}), ...(tokens && { tokens }) },
  };
}

// Tries everything the pupil may do; right is what leads to the goal.
async function teach(engine: Engine, { tasks, goal }: Step, sofar: GameEvent[] = []): Promise<Place> {
  const view = await look(engine);
  const actions = await choices(engine);
  const right: Place['right'] = [];
  for (const action of tasks > 0 ? actions : []) {
    const { events } = await engine.ask<Outcome>('play', { action });
    const all = [...sofar, ...events];
    if (tasks > 1) {
      const next = await teach(engine, { tasks: tasks - 1, goal }, all);
      if (next.right.length) right.push({ action, events, next });
    } else if (goal(all)) right.push({ action, events, next: await teach(engine, { tasks: 0, goal }, all) });
    await engine.ask('undo');
  }
  return { view, legal: { decision: view.decision, actions: tasks > 0 ? actions : [] }, right };
}

async function named<In, Out>(things: Record<string, In>, make: (thing: In) => Promise<Out>): Promise<Record<string, Out>> {
  const made: Record<string, Out> = {};
  for (const [name, thing] of Object.entries(things))
    try {
      made[name] = await make(thing);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  return made;
}

async function record_lesson(engine: Engine, steps: Record<string, Step>): Promise<Lesson> {
  return named(steps, async (step) => {
    await begin(engine, step);
    for (const action of step.before ?? []) await engine.ask('play', { action });
    const place = await teach(engine, step);
    if (!place.right.length) throw new Error('nothing leads to the goal');
    return place;
  });
}

async function record_map(engine: Engine, id: string): Promise<MapData> {
  const { name, recommended_tiles, width, height, rows, towns, starts, starts_used, large_cities, islands, isle_of_man, chips, tracks, frame } =
    await engine.ask<MapData>('map', { id });
  const more = { ...(islands && { islands }), ...(isle_of_man && { isle_of_man }), ...(chips && { chips }), ...(tracks && { tracks }) };
  return { id, name, recommended_tiles, width, height, rows, towns, starts, starts_used, large_cities, frame, ...more };
}

const MAPS = ['benelux', 'deutschland', 'france', 'great_britain', 'iberia']; // that positions are shown on

export async function record_all(): Promise<Record<string, unknown>> {
  const engine = new Engine();
  const recorded = {
    examples: await named<Sketch, Example>(SKETCHES, (sketch) => draw(engine, sketch)),
    maps: await named(Object.fromEntries(MAPS.map((id) => [id, id])), (id) => record_map(engine, id)),
    ...(await named(STEPS, (steps) => record_lesson(engine, steps)).then((lessons) =>
      Object.fromEntries(Object.entries(lessons).map(([name, lesson]) => [`lesson-${name}`, lesson])),
    )),
  };
  engine.close();
  return recorded;
}

const FOLDER = new URL('../src/help/recorded/', import.meta.url);

export function read_recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
}

export function write_recorded(recorded: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(recorded)) writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(content)}\n`);
}
