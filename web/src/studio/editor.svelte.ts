// The sheet that is worked on: its history, the brush in hand, what is chosen and what is said about it.
import { apply, brush_of, target, type BrushId, type Options, type Target } from './brushes';
import { drop_draft, keep_draft, new_id } from './drafts';
import { ferry, ferry_at } from './model/coasts';
import { beyond, file_of, same_side, sides_of, town_at, type MapFile, type Sheet, type Side, type SideAt, type Spot, type Square } from './model/file';
import { begin, change, redo, undo, type History } from './model/history';
import type { Fault } from './model/mend';
import { mend, mend_all } from './model/mend';
import { is_refused, type Outcome, type Refusal } from './model/outcome';
import { set_coats, thing_at, type Thing } from './model/things';
import { track } from './model/chips';
import { move_town } from './model/towns';
import { given } from './words.svelte';

const PATIENCE = 250; // milliseconds between a stroke and its being kept
const SAID = 6000; // milliseconds that a refusal is shown

const NAMED: BrushId[] = ['town', 'start', 'city', 'border']; // what they make wants a name

interface Way {
  from: SideAt;
  spots: Spot[];
}

export class Editor {
  history: History = $state.raw(null!);
  brush: BrushId = $state('hand');
  options: Options = $state({ border: 'road', colour: 'purple' });
  thing: Thing | null = $state.raw(null); // what is named and coloured
  refusal: (Refusal & { shown: number }) | null = $state.raw(null);
  fault: Fault | null = $state.raw(null); // that is looked at
  pointed: Target | null = $state.raw(null); // by the mouse
  cursor: Target | null = $state.raw(null); // of the keyboard
  way: Way | null = $state.raw(null); // of a ferry that is being drawn
  carried: { from: Square; to: Square } | null = $state.raw(null); // a town that is being moved
  rows: [number, number] | null = $state.raw(null); // that are being marked
  kept = $state(true);
  readonly id: string;

  private strokes = 0;
  private stroke: { name: string; before: History; at: Square } | null = null;
  private keeping = 0;
  private saying = 0;

  constructor(sheet: Sheet, id = new_id()) {
    this.history = begin(sheet);
    this.id = id;
  }

  get sheet(): Sheet {
    return this.history.now;
  }

  // Every change goes through here.
  take(outcome: Outcome, stroke = ''): boolean {
    if (is_refused(outcome)) {
      this.say(outcome);
      return false;
    }
    this.refusal = null;
    this.put(change(this.history, outcome, stroke));
    return true;
  }
  private put(history: History): void {
    if (history === this.history) return;
    const grown = [history.now.origin[0] - this.sheet.origin[0], history.now.origin[1] - this.sheet.origin[1]] as const;
    this.history = history;
    if (this.thing && !history.now[this.thing.list][this.thing.index]) this.thing = null;
    if (this.cursor && (grown[0] || grown[1])) this.cursor = { at: [this.cursor.at[0] + grown[0], this.cursor.at[1] + grown[1]] };
    this.keep();
  }
  private say(refusal: Refusal): void {
    clearTimeout(this.saying);
    this.refusal = { ...refusal, shown: Date.now() };
    this.saying = window.setTimeout(() => (this.refusal = null), SAID);
  }

  undo(): void {
    this.stop();
    this.put(undo(this.history));
  }
  redo(): void {
    this.stop();
    this.put(redo(this.history));
  }

  choose(brush: BrushId): void {
    this.stop();
    this.brush = brush;
    this.refusal = null;
    if (brush !== 'hand') this.thing = null;
  }

  // A touch begins at a spot of the board, in squares; it may become a stroke.
  press(spot: Spot): void {
    const { drag } = brush_of(this.brush);
    const aim = target(this.sheet, this.brush, spot);
    this.stroke = { name: `stroke ${++this.strokes}`, before: this.history, at: aim.at };
    if (drag === 'paint') this.touch(aim, this.stroke.name);
    else if (drag === 'way' && aim.side && !ferry_at(this.sheet, aim.side)) this.way = { from: aim.side, spots: [spot] };
    else if (drag === 'rows') this.rows = [aim.at[1], aim.at[1]];
    else if (drag === 'carry' && town_at(this.sheet, aim.at)) this.carried = { from: aim.at, to: aim.at };
  }
  // Whether the brush drags something of its own; else the view is moved.
  get dragging(): boolean {
    return brush_of(this.brush).drag === 'paint' || !!this.way || !!this.carried || !!this.rows;
  }
  drag(spot: Spot): void {
    if (!this.stroke) return;
    const at: Square = [Math.floor(spot[0]), Math.floor(spot[1])];
    if (this.way) this.way = { ...this.way, spots: [...this.way.spots, spot] };
    else if (this.carried) this.carried = { ...this.carried, to: at };
    else if (this.rows) this.rows = [this.rows[0], Math.max(0, Math.min(this.sheet.height - 1, at[1]))];
    else if (brush_of(this.brush).drag === 'paint') this.touch({ at }, this.stroke.name);
  }
  release(spot: Spot): void {
    const { way, carried, rows, stroke } = this;
    this.stop();
    if (!stroke) return;
    const aim = target(this.sheet, this.brush, spot);
    if (way && aim.side && !same_side(aim.side, way.from)) this.take(ferry(this.sheet, way.from, aim.side, way.spots, given()));
    else if (way && !aim.side) this.take({ refused: 'no_coast', at: aim.at });
    else if (carried && (carried.from[0] !== carried.to[0] || carried.from[1] !== carried.to[1])) this.take(move_town(this.sheet, carried.from, carried.to, given()));
    else if (rows) this.take(track(this.sheet, this.options.colour, rows, given()));
    else if (brush_of(this.brush).drag !== 'paint') this.touch(aim);
  }
  // A second finger came: it was the view that was meant.
  cancel(): void {
    const { stroke } = this;
    this.stop();
    if (stroke && stroke.before !== this.history) this.put(stroke.before);
  }
  stop(): void {
    this.stroke = this.way = this.carried = this.rows = null;
  }

  // One touch of the brush, by hand or by key.
  touch(aim: Target, stroke = ''): void {
    this.fault = null;
    if (this.brush === 'hand') this.thing = thing_at(this.sheet, aim.at, aim.side);
    else if (this.take(apply(this.sheet, this.brush, aim, this.options, given()), stroke)) this.thing = NAMED.includes(this.brush) ? thing_at(this.sheet, aim.at, aim.side) : null;
  }

  // The keyboard's place: a square, and with Shift one of its sides.
  move(side: Side, aiming: boolean): void {
    const at = this.cursor?.at ?? this.first_square();
    const step = sides_of(at).find((each) => each.side === side)!;
    if (aiming) this.cursor = { at, side: step };
    else this.cursor = { at: this.cursor ? beyond(step) : at };
    if (this.carried) this.carried = { ...this.carried, to: this.cursor.at };
  }
  private first_square(): Square {
    return [Math.floor(this.sheet.width / 2), Math.floor(this.sheet.height / 2)];
  }
  // Ferries and towns take two presses: from where, and where to.
  use(): void {
    if (!this.cursor) return this.move('N', false);
    const { at, side } = this.cursor;
    if (this.brush === 'ferry' && side && this.way) {
      const { from } = this.way;
      this.stop();
      this.take(ferry(this.sheet, from, side, [], given()));
    } else if (this.brush === 'ferry' && side && !ferry_at(this.sheet, side)) this.way = { from: side, spots: [] };
    else this.touch(this.cursor.side ? this.cursor : { at });
  }
  lift(): void {
    if (!this.cursor) return;
    const { carried } = this;
    this.carried = null;
    if (carried) this.take(move_town(this.sheet, carried.from, this.cursor.at, given()));
    else if (town_at(this.sheet, this.cursor.at)) this.carried = { from: this.cursor.at, to: this.cursor.at };
  }

  coats(coats: number): void {
    if (this.thing) this.take(set_coats(this.sheet, this.thing, coats));
  }
  // What is chosen goes, whatever it is.
  remove(): void {
    const { thing, sheet } = this;
    if (!thing) return;
    const entry = sheet[thing.list][thing.index]!;
    this.thing = null;
    const words = given();
    if (thing.list === 'towns' && 'at' in entry) this.take(apply(sheet, 'town', { at: entry.at as Square }, this.options, words));
    else if (thing.list === 'waves' || (thing.list === 'islands' && 'at' in entry)) this.take(apply(sheet, 'water', { at: (entry as { at: Square }).at }, this.options, words));
    else this.take(mend({ ...sheet, [thing.list]: (sheet[thing.list] as unknown[]).filter((_, i) => i !== thing.index) }, { key: 'off_ground', text: '' }, words));
  }

  mend(fault: Fault): void {
    this.fault = null;
    this.take(mend(this.sheet, fault, given()));
  }
  mend_all(faults: Fault[]): void {
    this.fault = null;
    this.take(mend_all(this.sheet, faults, given()));
  }

  // After a moment, so that a long stroke is kept once.
  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => this.keep_now(), PATIENCE);
  }
  keep_now(): void {
    clearTimeout(this.keeping);
    this.kept = keep_draft(this.id, this.file);
  }
  get file(): MapFile {
    return file_of(this.sheet);
  }
  discard(): void {
    clearTimeout(this.keeping);
    drop_draft(this.id);
  }
}
