// Which part of the board is seen, and how large.
import { SQUARE, type Box, type Point } from './geometry';

const SMALLEST = 14; // pixels of a square
const LARGEST = 420;
const IDLE = 160; // milliseconds without a move, after which pictures are made fine

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place {
  x: number;
  y: number;
  square: number;
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

  private idle = 0;
  private frame = 0;
  private goal: Place | null = null; // of a glide
  private back: Place | null = null; // where the view was before it moved by itself

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
    this.x += dx;
    this.y += dy;
    this.touch();
  }

  zoom(factor: number, at: Point = this.centre): void {
    this.stop();
    const square = Math.min(LARGEST, Math.max(SMALLEST, this.square * factor));
    const by = square / this.square;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.square = square;
    this.touch();
  }

  // The middle of what no panel covers.
  get centre(): Point {
    const { left, top, right, bottom } = this.covered;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
  }

  private get room(): Point {
    const { left, top, right, bottom } = this.covered;
    return { x: Math.max(80, this.width - left - right), y: Math.max(80, this.height - top - bottom) };
  }

  fit(box: Box, largest = 160): void {
    this.stop();
    this.place(box, Math.max(SMALLEST, Math.min(largest, this.fitting(box))), false);
  }

  // To have it in the middle, this large.
  look_at(box: Box, square: number): void {
    this.stop();
    this.place(box, square, false);
  }

  // The largest square with which the box is seen whole.
  private fitting(box: Box): number {
    const across = (box.right - box.left) / SQUARE;
    const down = (box.bottom - box.top) / SQUARE;
    return Math.min(this.room.x / across, this.room.y / down);
  }

  // At least one of these must be seen where the view comes to rest: if none is, it goes on to the nearest.
  bring(points: Point[]): void {
    const rest = this.goal ?? { x: this.x, y: this.y, square: this.square };
    const k = rest.square / SQUARE;
    const { left, top, right, bottom } = this.covered;
    const { centre } = this;
    const away = points.map((at) => {
      const [x, y] = [at.x * k + rest.x, at.y * k + rest.y];
      const seen = x > left && y > top && x < this.width - right && y < this.height - bottom;
      return { at, distance: seen ? 0 : Math.hypot(x - centre.x, y - centre.y) };
    });
    const near = away.sort((a, b) => a.distance - b.distance)[0];
    if (near?.distance) this.glide(centre.x - near.at.x * k, centre.y - near.at.y * k, rest.square);
  }

  // Only as far as is needed to show it; `come_back` returns.
  show(box: Box, smallest = this.square): void {
    const a = this.to_screen({ x: box.left, y: box.top });
    const b = this.to_screen({ x: box.right, y: box.bottom });
    const { left, top, right, bottom } = this.covered;
    const seen = a.x >= left && a.y >= top && b.x <= this.width - right && b.y <= this.height - bottom;
    if (seen && this.square >= smallest) return;
    this.back ??= this.goal ?? { x: this.x, y: this.y, square: this.square };
    this.place(box, Math.min(Math.max(this.square, smallest), this.fitting(box)), true);
  }

  come_back(): void {
    if (!this.back) return;
    const { x, y, square } = this.back;
    this.glide(x, y, square);
    this.back = null;
  }

  private place(box: Box, square: number, smooth: boolean): void {
    const k = square / SQUARE;
    const { centre } = this;
    const x = centre.x - ((box.left + box.right) / 2) * k;
    const y = centre.y - ((box.top + box.bottom) / 2) * k;
    if (smooth) return this.glide(x, y, square);
    [this.x, this.y, this.square] = [x, y, square];
    this.touch();
  }

  private glide(x: number, y: number, square: number): void {
    cancelAnimationFrame(this.frame);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      [this.x, this.y, this.square] = [x, y, square];
      return this.touch();
    }
    const from = { x: this.x, y: this.y, square: this.square };
    const begin = performance.now();
    this.goal = { x, y, square };
    this.moving = true;
    clearTimeout(this.idle);
    const step = (now: number) => {
      const part = Math.min(1, (now - begin) / 260);
      const k = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * k;
      this.y = from.y + (y - from.y) * k;
      this.square = from.square + (square - from.square) * k;
      if (part < 1) {
        this.frame = requestAnimationFrame(step);
        return;
      }
      this.goal = null;
      this.touch();
    };
    this.frame = requestAnimationFrame(step);
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.goal = null;
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
