// The protocol's words as types: docs/protocol.md and docs/server.md say what they mean.
export type Colour = 'purple' | 'blue' | 'orange';
export type FigureKind = 'meeple' | 'postman' | 'large' | 'abbot' | 'builder' | 'pig';
export type FeatureKind = 'road' | 'city' | 'monastery' | 'post_office' | 'garden' | 'field';
export type Goods = 'wine' | 'grain' | 'cloth';
export type Rule = 'inns' | 'cathedrals' | 'large_meeple' | 'builder' | 'pig' | 'trade_goods' | 'abbot'; // of expansions
export type ChipRules = 'wine' | 'islands' | 'isle_of_man' | 'treats' | 'upgrades';
export type DecisionKind =
  | 'chip' | 'draw' | 'tile' | 'redeem' | 'treat' | 'figure' | 'upgrade' | 'keep' | 'sell' | 'buy_turn';

export interface At {
  x: number;
  y: number;
}
export interface Chip {
  colour: Colour;
  value: number;
}

export type Action =
  | { type: 'chip'; x: number; y: number }
  | { type: 'draw' }
  | { type: 'take'; island: Colour; stack: number }
  | { type: 'tile'; x: number; y: number; rot: number }
  | { type: 'redeem'; chips: Chip[] }
  | { type: 'treat'; x: number; y: number }
  | { type: 'figure'; figure: FigureKind; on: string }
  | { type: 'abbot_back' }
  | { type: 'postman_to'; x: number; y: number; on: string }
  | { type: 'postman_off'; player: number }
  | { type: 'postman_back' }
  | { type: 'postman_here'; player: number }
  | { type: 'upgrade'; x: number; y: number; on: string; pay: number[] }
  | { type: 'keep' }
  | { type: 'release' }
  | { type: 'sell'; colour: Colour; to: 'town' | 'border' }
  | { type: 'buy_turn' }
  | { type: 'pass' };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

export interface Decision {
  player: number;
  kind: DecisionKind;
}

export interface Parts {
  tiles?: number;
  coats?: number;
  towns?: number;
  cities?: number;
  value?: number;
  colour?: Colour;
  inn?: boolean;
  cathedral?: boolean;
  pig?: boolean;
  goods?: Goods;
  tokens?: number;
}
type PlacedKind = FeatureKind | 'chip' | 'treat' | 'coats' | 'wine' | 'town_cost' | 'postman';
export type ScoreKind = PlacedKind | 'trade_goods';

export type GameEvent =
  | { type: 'chip_laid'; player: number; x: number; y: number }
  | { type: 'placed'; player: number | null; tile: string; x: number; y: number; rot: number }
  | { type: 'figure' | 'returned'; player: number; figure: FigureKind; x: number; y: number; on: string }
  | {
      type: 'score';
      player: number;
      points: number;
      kind: PlacedKind;
      parts: Parts;
      complete?: boolean; // of features
      x: number;
      y: number;
      on?: string;
    }
  | { type: 'score'; player: number; points: number; kind: 'trade_goods'; parts: Parts } // they lie nowhere
  | { type: 'goods'; player: number; goods: Goods; tokens: number }
  | { type: 'turn'; player: number; number: number }
  | { type: 'drawn' | 'discarded'; tile: string }
  | { type: 'taken'; player: number; island: Colour; stack: number; tile: string }
  | { type: 'turned_up'; island: Colour; stack: number; tile: string }
  | { type: 'chip'; player: number; x: number; y: number; colour: Colour; value: number; points: number }
  | { type: 'redeem'; player: number; chips: Chip[]; meeples: number }
  | { type: 'treat'; player: number; x: number; y: number; colour: Colour; value: number; points?: number }
  | { type: 'upgrade'; player: number; x: number; y: number; on: string; pay: number[] }
  | { type: 'postman'; player: number; owner: number; action: ActionType; x: number; y: number; on: string }
  | { type: 'held'; player: number; x: number; y: number; on: string }
  | { type: 'sell'; player: number; colour: Colour; to: 'town' | 'border'; x: number; y: number; points: number }
  | { type: 'isle'; player: number; meeples: number }
  | { type: 'final' }
  | { type: 'over'; scores: number[]; winners: number[] };

// Tiles of a game: copies of sets, and how many of all these.
export interface Mix {
  tiles: Record<string, number>;
  tile_limit?: number;
}
export interface StartTile {
  at?: string; // id of a start square
  rot?: number;
}
export interface Setup extends Partial<Mix> {
  map?: string; // its id
  starts?: string[];
  start_tile?: StartTile;
  chips?: boolean | ChipRules; // true: the map's own
  chips_laid?: 'seed' | 'players';
  postman?: boolean;
  town_variants?: ('extra_tile' | 'cost' | 'road_bonus')[];
  rules?: Rule[];
  meeples?: number;
  fields?: boolean;
  players?: string[];
  seed?: number | string; // a text: 128 bits
  analysis?: boolean;
}

export interface BoardTile extends At {
  tile: string;
  rot: number;
  player: number | null;
}
export interface Figure extends At {
  player: number;
  figure: FigureKind;
  on: string;
  upgraded: boolean;
  held: boolean;
}
export interface MapChip extends At {
  face: 'down' | 'up';
  colour: Colour | null;
  value: number | null;
}
export interface Stack {
  top: string | null;
  left: number;
}
export interface Player {
  name: string;
  score: number;
  stash: Partial<Record<FigureKind, number>>;
  chips: Chip[];
  isle: number;
  goods: Record<Goods, number>; // tokens
}
export interface View {
  setup: Setup;
  turn: { player: number; number: number };
  part?: 'builder' | 'town'; // what grants a further tile of the turn
  decision: Decision | null;
  tile: string | null;
  stack: number;
  remaining: Record<string, number>;
  discarded: string[];
  board: BoardTile[];
  starts?: (At & { id: string })[]; // that get their tiles when the river is laid
  figures: Figure[];
  players: Player[];
  chips: MapChip[];
  islands: Partial<Record<Colour, Stack[]>>;
  over: boolean;
}

// What a feature on the board is, whose, and worth what.
export interface Worth {
  points: number;
  parts: Parts;
}
export interface Feature {
  kind: FeatureKind;
  places: (At & { on: string })[]; // every segment
  figures: number[]; // indexes into the view's figures
  owners: number[]; // seats with the majority
  strength: number[]; // of each seat
  tiles: number;
  complete: boolean;
  open: number; // open ends; squares still missing round a building
  printed: string[]; // ids of the map's large cities in it, of towns that add to a road
  now: Worth; // if the game ended now
  completed: Worth | null; // with the tiles it has; null for fields and what is complete
}
export interface Features {
  features: Feature[];
  projected: number[]; // each seat's score if the game ended now
}

export interface Legal {
  decision: Decision | null;
  actions: Action[];
  at: number;
}

// How a game stands, at no table.
export interface Moment {
  view: View;
  legal: Omit<Legal, 'at'>;
  features: Features;
  events: GameEvent[]; // of the last action
}

export interface Clock {
  kind: 'move' | 'game';
  seconds: number;
  increment?: number;
  at_zero?: 'move' | 'computer';
}
// Who helps the people at a table: with hints, or by warning them, too.
export type CoachHelp = 'hints' | 'training';
export interface Seat {
  kind: 'person' | 'computer';
  name?: string | null;
  level?: string | null;
  taken: boolean;
  colour: number; // 0 to 5, no two alike
  present: boolean;
  resigned: boolean;
  program?: boolean; // whoever has it says so
  muted?: boolean;
}
export interface TableInfo {
  id: string;
  state: 'open' | 'playing' | 'over' | 'closed';
  public: boolean;
  setup: Setup;
  host: string;
  seats: Seat[];
  clock?: Clock | null;
  coach?: CoachHelp;
  spectators: number;
  spectators_muted?: boolean;
  asked_back: number | null;
  next: string | null;
  invite?: string;
}
// A table as lists tell it.
export interface Summary {
  id: string;
  state: TableInfo['state'];
  host: string;
  setup: Setup;
  seats: Omit<Seat, 'present'>[];
  clock: Clock | null;
  coach?: CoachHelp;
  scores?: number[];
  decider?: number; // the seat that has to decide, while it is played
  winners?: number[];
  changed: number; // time
}
export interface Joined {
  table: TableInfo;
  you: { seats: number[]; host: boolean; muted?: boolean; key: string };
  number: number;
  events: TableEvent[];
  more: boolean;
  view?: View;
  at?: number;
  clocks?: number[];
}

interface Outcome {
  events: GameEvent[];
  decision: Decision | null;
  scores: number[];
  over: boolean;
  clocks?: number[];
}
export type TableEvent = { table: string; number: number; time: number } & (
  | { type: 'created'; host: string }
  | { type: 'sat'; seat: number; name: string; program?: boolean }
  | { type: 'stood' | 'named'; seat: number; name: string }
  | { type: 'colour'; seat: number; colour: number }
  | { type: 'seat'; seat: number; kind: 'person' | 'computer'; level?: string }
  | ({ type: 'started'; setup: Setup; seats: Omit<Seat, 'present'>[] } & Outcome)
  | ({ type: 'played'; seat: number; by: 'person' | 'computer' | 'clock' | 'record'; action: Action } & Outcome)
  | { type: 'asked_back'; seat: number; to: number }
  | { type: 'agreed_back' | 'refused_back'; seat: number }
  | ({ type: 'took_back'; actions: number } & Omit<Outcome, 'events'>)
  | { type: 'anew' } // what nobody has seen was dealt anew
  | { type: 'resigned'; seat: number }
  | { type: 'replaced'; seat: number; level: string; why: 'asked' | 'clock' | 'resigned' }
  | { type: 'resumed'; seat: number }
  | { type: 'over'; scores: number[]; winners: number[]; why: 'played' | 'resigned' | 'closed' | 'opened'; seed: number | string }
  | { type: 'chat'; seat: number | null; name: string; text: string; program?: boolean }
  | { type: 'muted'; seat: number | null; name?: string; muted: boolean }
  | { type: 'removed'; seat: number | null; name: string; level?: string }
  | { type: 'rematch'; next: string }
);
export interface Presence {
  table: string;
  present: number[];
  spectators: number;
}

export interface Hello {
  name: string;
  version: string;
  protocol: number;
  sets: string[];
  maps: string[];
  levels: string[];
  token: string;
}

export interface SeatWish {
  kind: 'person' | 'computer';
  level?: string;
}
export interface TableWish<S = Setup> {
  setup: S;
  seats: SeatWish[];
  public?: boolean;
  clock?: Clock;
  coach?: CoachHelp; // only without a clock
  colour?: number;
}

// The same with its map: a file, as docs/maps.md tells.
export type CarryingWish = TableWish<Omit<Setup, 'map'> & { map: object }>;

// A table that goes on with a game after so many of its actions.
export interface OnwardWish {
  game: string; // the text of its record, as "download" gives it
  upto?: number; // all of its actions
  seats: SeatWish[];
  colour?: number;
}

export type Name = string | { en: string; de: string; es: string; fr: string; nl: string; pt: string; ca: string; it: string; pl: string; cs: string };
export type Spot = [number, number]; // in squares
export interface Place {
  id: string;
  name: Name;
  at: Spot;
}
export interface MapData {
  id: string;
  name: Name;
  recommended_tiles: [number, number];
  width: number;
  height: number;
  rows: string[];
  towns: (Place & { grape?: Colour })[];
  starts: { id: string; at: Spot }[];
  starts_used: number;
  large_cities: { id: string; name: Name; squares: Spot[]; open: { at: Spot; side: 'N' | 'E' | 'S' | 'W' }[]; coats: number }[];
  borders?: { at: Spot; side: 'N' | 'E' | 'S' | 'W'; kind: 'road' | 'city'; coats?: number }[];
  ferries?: { name: Name; coats: number; ends: { at: Spot; side: 'N' | 'E' | 'S' | 'W' }[] }[];
  islands?: { name: Name; at?: Spot; coats?: number; colour?: Colour; stacks?: Spot[] }[];
  isle_of_man?: { name: Name; at: Spot };
  chips?: { rules: ChipRules; laid: number };
  tracks?: Partial<Record<Colour, Spot>>;
  frame: [number, number, number, number];
}
// A map and what it offers to those who set up a game.
export interface MapOffer extends MapData {
  recommended: Record<'plain' | 'postman', Mix>; // without and with the postman
  chip_rules: ChipRules[]; // that fit it, its own first
  chip_squares?: Partial<Record<Colour, Spot[]>>; // where its own chips are marked
}

// What a computer player would do, and what else it thought about: the best first.
export interface Line {
  action: Action;
  visits: number;
  value: number[]; // the final score it expects for each seat
}
export interface Advice {
  action: Action;
  value: number[];
  lines: Line[];
}

// What the coach says of decisions. Leads and what is lost are points: one's own final score less the best of the others'.
export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type Why =
  | 'closes' | 'closes_for' | 'few_tiles' | 'no_tile' | 'blocks' | 'last_meeple' | 'idle_meeple' | 'returns' | 'field_taken' | 'farmer'
  | 'farmer_grows' | 'shares' | 'takes_over' | 'threatens' | 'leaves' | 'grows' | 'feeds' | 'chip' | 'postman' | 'goods';
export interface Reason {
  why: Why;
  of: 'played' | 'best'; // which of the two lines it speaks of
  kind?: FeatureKind;
  player?: number; // whose it is, where it is another's
  points?: number;
  n?: number;
  m?: number;
}
export interface Judgement {
  at: number; // actions before it
  lost: number;
  chance: number; // to win, lost
  mark: Verdict;
  played: Action[]; // with the rest of the turn as far as it could be foreseen
  best: Action[];
  reasons: Reason[]; // the weightiest first
}
export interface Decided extends Judgement {
  player: number;
  decision: DecisionKind;
}
// One tile of a turn. Lists have a number for each seat: lead = before + luck + skill, exactly.
export interface ReviewedTurn {
  at: number;
  turn: number;
  player: number;
  drawn?: { tile: string; luck: number; chance: number }; // for whoever drew it
  decisions: Decided[];
  before: number[]; // the lead expected before the draw,
  lead: number[]; // and after the turn
  luck: number[];
  skill: number[];
  chances: number[]; // after the turn
}
export interface Review {
  turns: ReviewedTurn[];
  next: number | null; // where the next piece begins
}
export interface HintLine {
  actions: Action[];
  lost: number;
  lead: number;
  chance: number;
  reasons: Reason[];
}

export interface Methods {
  hello: { params: { token?: string; name?: string }; result: Hello };
  lobby: { params: { state?: 'open' | 'playing' | 'over'; before?: number }; result: { tables: Summary[] } };
  games: { params: { tables: { table: string; invite?: string }[] }; result: { games: (Summary | null)[] } };
  create: { params: TableWish | CarryingWish | OnwardWish; result: Joined };
  open: { params: { game: string }; result: Joined };
  join: { params: { table: string; invite?: string; key?: string; after?: number }; result: Joined };
  leave: { params: object; result: object };
  view: { params: object; result: View };
  legal: { params: object; result: Legal };
  features: { params: object; result: Features };
  map: { params: { id: string }; result: MapOffer };
  keep_map: { params: { map: object }; result: { id: string } };
  play: { params: { action: Action; at?: number }; result: Omit<Outcome, 'clocks'> & { number: number; at: number } };
  events: { params: { after: number }; result: { events: TableEvent[]; number: number; more: boolean } };
  sit: { params: { seat: number; colour?: number }; result: { invite?: string } };
  stand: { params: { seat: number }; result: object };
  seat: { params: { seat: number; kind: 'person' | 'computer'; level?: string }; result: object };
  colour: { params: { seat: number; colour: number }; result: object };
  name: { params: { seat: number; name: string }; result: object };
  start: { params: object; result: object };
  resign: { params: object; result: object };
  ask_back: { params: object; result: object };
  answer_back: { params: { accept: boolean }; result: object };
  replace: { params: { seat: number; level?: string }; result: object };
  resume: { params: object; result: object };
  rematch: { params: object; result: { table: string } };
  chat: { params: { text: string }; result: object };
  mute: { params: { muted: boolean; seat?: number; said?: number }; result: object };
  remove: { params: { seat?: number; said?: number }; result: object };
  analyse: { params: { at: number; time_ms?: number }; result: Advice };
  review: { params: { from: number }; result: Review };
  hint: { params: { at?: number }; result: { at: number; lines: HintLine[] } };
  warn: { params: { at?: number; action: Action }; result: Judgement };
  moment: { params: { setup: object; actions: number[] }; result: Moment };
}
export type Method = keyof Methods;
