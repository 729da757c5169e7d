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
  private back: { x: number; y: number; square: number } | null = null;

  get scale(): number {
    return this.square / SQUARE;
  }

  // Whole device pixels, so that tiles meet without a seam.
  get transform(): string {
    const grain = devicePixelRatio;
    const whole = (value: number) => Math.round(value * grain) / grain;
    const side = whole(this.square);
    return `translate(${whole(this.x)}px, ${whole(this.y)}px) scale(${side / SQUARE})`;
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
    const { room } = this;
    const across = (box.right - box.left) / SQUARE;
    const down = (box.bottom - box.top) / SQUARE;
    const square = Math.min(largest, room.x / across, room.y / down);
    this.place(box, Math.max(SMALLEST, square), false);
  }

  // Only as far as is needed to show it; `come_back` returns.
  show(box: Box, smallest = this.square): void {
    const a = this.to_screen({ x: box.left, y: box.top });
    const b = this.to_screen({ x: box.right, y: box.bottom });
    const { left, top, right, bottom } = this.covered;
    const seen = a.x >= left && a.y >= top && b.x <= this.width - right && b.y <= this.height - bottom;
    if (seen && this.square >= smallest) return;
    this.back ??= { x: this.x, y: this.y, square: this.square };
    this.place(box, Math.max(this.square, smallest), true);
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
    const step = (now: number) => {
      const part = Math.min(1, (now - begin) / 260);
      const k = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * k;
      this.y = from.y + (y - from.y) * k;
      this.square = from.square + (square - from.square) * k;
      this.touch();
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
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
