// What a decision offers, as data: marks on the board, cards in the bar, buttons. One file for each kind makes it.
import type { Box, Point } from '../board/geometry';
import type { Action, ActionOf, ActionType, At, Chip, Feature, FigureKind, Goods, MapData, View } from '../protocol/types';
import type { Misfit } from './misfit';

// What the player has picked so far, and may still change.
export interface Choice {
  card: string;
  mark: string;
  variant: string;
  rot: number;
  tried: At | null; // a square where the tile does not fit
}

export interface Scene {
  view: View;
  actions: Action[];
  seat: number;
  map: MapData | null;
  choice: Choice;
  feature_of: (segment: At & { on: string }) => Feature | undefined; // where features are known
}

export interface Mark extends Point {
  key: string;
  look: 'legal' | 'turned' | 'ghost' | 'target' | 'upgrade' | 'stack' | 'isle';
  label: string; // said when it is reached by keyboard
  square?: At;
  rots?: number[]; // of a tile laid here
  figure?: { kind: FigureKind; player: number; lies: boolean };
  stands?: At & { on: string }; // the segment it is about
  action?: Action;
}

export type Picture =
  | { figure: FigureKind; player: number; pale?: boolean; chip?: boolean }
  | { chip: Chip }
  | { tile: string }
  | { goods: Goods };

export interface Card {
  key: string;
  title: string;
  line: string;
  pictures: Picture[];
  chosen: boolean;
  disabled?: boolean;
  postman?: boolean;
  small?: boolean; // stands back behind the others
  sign?: 'right' | 'cross' | 'down' | 'undo'; // what becomes of the figure shown
}

export interface Button {
  label: string;
  line?: string; // what it means
  action: Action | null; // null: something must be chosen first
}

export interface Plan {
  title: string;
  line: string;
  step: 'tile' | 'figure' | 'score' | null; // of the turn; null: before the first
  herald?: Picture; // who grants it
  marks: Mark[];
  cards: Card[];
  variants: Card[]; // ways to do what was chosen
  main: Button | null;
  others: Button[];
  out: Button | null; // nothing, thanks
  quick: boolean; // a click on a mark is enough
  tile?: { id: string; copy: number };
  preview?: { id: string; copy: number; at: At; rot: number; fits: boolean; fault?: Misfit | null };
  hand?: { tile: string; copy: number; rot: number } | { chip: Chip | null }; // null: face down
  focus?: Box; // what it is about, to be seen
  reach?: At;
}

export const NOTHING: Omit<Plan, 'title' | 'line' | 'step'> = {
  marks: [],
  cards: [],
  variants: [],
  main: null,
  others: [],
  out: null,
  quick: false,
};

export function of_type<T extends ActionType>(actions: Action[], type: T): ActionOf<T>[] {
  return actions.filter((action): action is ActionOf<T> => action.type === type);
}

export function pass_of(actions: Action[]): Action | null {
  return actions.find((action) => action.type === 'pass') ?? null;
}

export function key_of(at: At, on = ''): string {
  return `${at.x},${at.y},${on}`;
}
