// A step of a lesson, and what it is to bring about: tests of the events.
import type { Action, FigureKind, GameEvent } from '../src/protocol/types';
import type { Scene } from './scene';

export interface Step extends Scene {
  before?: Action[]; // played to get there
  tasks: number; // decisions that the pupil makes
  goal: (events: GameEvent[]) => boolean;
}

type Test = (event: GameEvent) => boolean;
export const scored = (kind: string, least: number, player = 0): Test => (event) =>
  event.type === 'score' && event.player === player && event.kind === kind && event.points >= least;
export const put = (figure: FigureKind, on: string): Test => (event) => event.type === 'figure' && event.figure === figure && event.on.startsWith(on);
export const laid = (...places: [number, number][]): Test => (event) => event.type === 'placed' && places.some(([x, y]) => event.x === x && event.y === y);
export const postman = (action: string, on = ''): Test => (event) => event.type === 'postman' && event.action === action && event.on.startsWith(on);
export const both = (...tests: Test[]) => (events: GameEvent[]) => tests.every((test) => events.some(test));
export const but = (...tests: Test[]) => (events: GameEvent[]) => !tests.some((test) => events.some(test));
