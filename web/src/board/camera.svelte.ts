// Which part of the board is seen, and how large.
import { fitting, framed, inside, on_screen, zoomed, type Place } from './framing';
import { SQUARE, type Box, type Point } from './geometry';

const SMALLEST = 14; // pixels of a square
const LARGEST = 420;
const ROOM = 80; // pixels that panels leave at least
const IDLE = 160; // milliseconds without a move, after which pictures are made fine
const GLIDE = 320; // milliseconds

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  x = $state(0); // where the board's origin is on the screen
  y = $state(0);
  square = $state(60); // pixels of a square's side
  settled = $state(60); // the same, when nothing moves
  moving = $state(false);
  width = $state(0);
  height = $state(0);
  covered: Insets = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 }); // by panels
  held = false; // by hand: somebody has the view as they want it

  private idle = 0;
  private step = 0;
  private goal: Place | null = null; // of a glide
  private back: Place | null = null; // where the view was before it went nearer by itself
  private fitted: { box: Box; largest: number } | null = null; // what was fitted, as long as nothing else was wanted

  get scale(): number {
    return this.square / SQUARE;
  }

  // In whole device pixels, so that tiles meet without a seam.
  get whole(): Place {
    const grain = devicePixelRatio;
    const whole = (value: number) => Math.round(value * grain) / grain;
    return { x: whole(this.x), y: whole(this.y), square: whole(this.square) };
  }
  get transform(): string {
    const { x, y, square } = this.whole;
    return `translate(${x}px, ${y}px) scale(${square / SQUARE})`;
  }

  to_board(at: Point): Point {
    return { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale };
  }
  to_screen(at: Point): Point {
    return { x: at.x * this.scale + this.x, y: at.y * this.scale + this.y };
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.held = true;
    this.put({ x: this.x + dx, y: this.y + dy, square: this.square });
  }

  zoom(factor: number, at: Point = this.centre): void {
    this.stop();
    this.held = true;
    this.put(zoomed(this, Math.min(LARGEST, Math.max(SMALLEST, this.square * factor)), at));
  }

  // What no panel covers.
  get free(): Box {
    const { left, top, right, bottom } = this.covered;
    return { left, top, right: Math.max(left + ROOM, this.width - right), bottom: Math.max(top + ROOM, this.height - bottom) };
  }
  get centre(): Point {
    const { left, top, right, bottom } = this.free;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  // Seen whole where the view comes to rest.
  sees(box: Box): boolean {
    return inside(on_screen(box, this.rest), this.free);
  }

  fit(box: Box, largest = 160): void {
    this.look_at(box, Math.max(SMALLEST, Math.min(largest, fitting(box, this.free))));
    this.fitted = { box, largest };
  }

  // Panels grew or the window changed: what was fitted is fitted again.
  refit(): void {
    if (this.fitted && !this.sees(this.fitted.box)) this.fit(this.fitted.box, this.fitted.largest);
  }

  // To have it in the middle, this large.
  look_at(box: Box, square: number): void {
    this.stop();
    this.put(this.middle(box, square));
  }

  // Asked for by hand.
  survey(box: Box, largest: number): void {
    this.fit(box, largest);
    this.held = true;
  }
  fly_to(boxes: Box[]): void {
    this.held = true;
    this.go(framed(boxes, this.rest, this.free, SMALLEST));
  }

  // All of these are to be seen, no square smaller than `least`: the view moves only if they are not.
  frame(boxes: Box[], least: number, wanted = 0): void {
    const place = framed(boxes, this.rest, this.free, least, wanted);
    if (place && place.square > this.square) this.back ??= this.rest;
    this.go(place);
  }

  // Only as far as is needed to show it; `come_back` returns.
  show(box: Box, smallest = this.square): void {
    const place = framed([box], this.rest, this.free, SMALLEST, smallest);
    if (place) this.back ??= this.rest;
    this.go(place);
  }

  come_back(): void {
    this.go(this.back);
    this.back = null;
  }

  private get rest(): Place {
    return this.goal ?? { x: this.x, y: this.y, square: this.square };
  }

  private middle(box: Box, square: number): Place {
    const k = square / SQUARE;
    const { centre } = this;
    return { x: centre.x - ((box.left + box.right) / 2) * k, y: centre.y - ((box.top + box.bottom) / 2) * k, square };
  }

  private put({ x, y, square }: Place): void {
    [this.x, this.y, this.square] = [x, y, square];
    this.touch();
  }

  private go(goal: Place | null): void {
    if (!goal) return;
    cancelAnimationFrame(this.step);
    this.goal = this.fitted = null;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.put(goal);
    const from = { x: this.x, y: this.y, square: this.square };
    const begin = performance.now();
    this.goal = goal;
    this.moving = true;
    clearTimeout(this.idle);
    const glide = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begin) / GLIDE);
      const k = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * k;
      [this.x, this.y, this.square] = [between(from.x, goal.x), between(from.y, goal.y), between(from.square, goal.square)];
      if (part < 1) {
        this.step = requestAnimationFrame(glide);
        return;
      }
      this.goal = null;
      this.touch();
    };
    this.step = requestAnimationFrame(glide);
  }

  private stop(): void {
    cancelAnimationFrame(this.step);
    this.goal = this.fitted = null;
    this.back = null; // whoever moves the view has it as they want it
  }

  private touch(): void {
    this.moving = true;
    clearTimeout(this.idle);
    this.idle = window.setTimeout(() => {
      this.moving = false;
      this.settled = this.square;
    }, IDLE);
  }
}
