// A picture of a part of the board that is kept: only what has changed is painted anew.
import type { Drawing } from './drawing';
import { paint } from './painter';
import { paint_table } from './table';
import type { Piece, Scene, Window } from './scene';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SHADOW = { left: 1, top: 0, right: 3, bottom: 4 }; // units that a tile's shadow reaches beyond it
const SHEET = 30; // and a sheet's
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export class Layer {
  private canvas = new OffscreenCanvas(1, 1);
  private context = this.canvas.getContext('2d', { alpha: false })!;
  private scene: Scene = { pieces: [], theme: 'light' };
  private spoiled: Box[] = []; // pixels of the canvas to be painted anew
  private moved = false; // since it was painted last
  window: Window | null = null;

  constructor(private readonly drawings: ReadonlyMap<string, Drawing | 'coming' | 'failed'>) {}

  get missing(): Piece[] {
    return this.scene.pieces.filter(({ url }) => this.drawings.get(url) === 'coming');
  }

  get urls(): string[] {
    return this.scene.pieces.map(({ url }) => url);
  }

  get picture(): OffscreenCanvas {
    return this.canvas;
  }

  show(scene: Scene, window: Window): void {
    this.look_through(window);
    if (scene.theme !== this.scene.theme) this.spoil_all();
    const key = (piece: Piece) => JSON.stringify(piece);
    const [before, after] = [new Map(this.scene.pieces.map((piece) => [key(piece), piece])), new Map(scene.pieces.map((piece) => [key(piece), piece]))];
    for (const [name, piece] of before) if (!after.has(name)) this.spoil(piece);
    for (const [name, piece] of after) if (!before.has(name)) this.spoil(piece);
    this.scene = scene;
  }

  // A drawing has come.
  came(url: string): void {
    for (const piece of this.scene.pieces) if (piece.url === url) this.spoil(piece);
  }

  // Whether the picture is another one now.
  paint(): boolean {
    const [spoiled, moved] = [this.spoiled.filter((box) => meet(box, this.whole)), this.moved];
    this.spoiled = [];
    this.moved = false;
    if (!this.window || !spoiled.length) return moved;
    const { context } = this;
    context.save();
    context.beginPath();
    for (const { left, top, right, bottom } of spoiled) context.rect(left, top, right - left, bottom - top);
    context.clip();
    paint_table(context, this.window, this.scene.theme);
    const seen = this.scene.pieces.filter((piece) => spoiled.some((box) => meet(box, this.reach(piece))));
    for (const piece of seen) if (piece.sheet) this.lay(piece);
    for (const piece of seen) if (!piece.tile) this.put(piece);
    for (const piece of seen) if (piece.tile) this.fill(this.shadow(piece), 'rgb(42 29 8 / 0.34)');
    for (const piece of seen) if (piece.tile) this.put(piece);
    context.restore();
    return true;
  }

  private put(piece: Piece): void {
    const drawing = this.drawings.get(piece.url) ?? 'coming';
    const { left, top, right, bottom } = this.place(piece);
    if (typeof drawing === 'object') paint(this.context, drawing, left, top, right - left, bottom - top, this.scene.theme === 'dark' && !!piece.tile, piece.without);
    else if (piece.tile) this.fill(this.place(piece), this.scene.theme === 'dark' ? '#949f68' : '#b1c078'); // a meadow until then
  }

  // A sheet throws a soft shadow to the south-east.
  private lay({ x, y, width, height }: Piece): void {
    for (let soft = 0; soft < SHEET; soft += 3) this.fill(this.pixels(x - soft / 2 + 3, y - soft / 2 + 5, x + width + soft, y + height + soft), 'rgb(30 18 4 / 0.055)');
  }

  private fill({ left, top, right, bottom }: Box, colour: string): void {
    this.context.fillStyle = colour;
    this.context.fillRect(left, top, right - left, bottom - top);
  }

  // What stays in sight is moved, the rest painted.
  private look_through(window: Window): void {
    const before = this.window;
    this.window = window;
    if (!before || before.scale !== window.scale || before.width !== window.width || before.height !== window.height) {
      this.canvas = new OffscreenCanvas(window.width, window.height);
      this.context = this.canvas.getContext('2d', { alpha: false })!;
      return this.spoil_all();
    }
    const [x, y] = [before.left - window.left, before.top - window.top];
    if (!x && !y) return;
    this.moved = true;
    this.context.globalCompositeOperation = 'copy';
    this.context.drawImage(this.canvas, x, y);
    this.context.globalCompositeOperation = 'source-over';
    this.spoiled = this.spoiled.map(({ left, top, right, bottom }) => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y }));
    const { right, bottom } = this.whole;
    if (x) this.spoiled.push(x > 0 ? { left: 0, top: 0, right: x, bottom } : { left: right + x, top: 0, right, bottom });
    if (y) this.spoiled.push(y > 0 ? { left: 0, top: 0, right, bottom: y } : { left: 0, top: bottom + y, right, bottom });
  }

  private get whole(): Box {
    return { left: 0, top: 0, right: this.canvas.width, bottom: this.canvas.height };
  }

  // In whole pixels of the canvas, so that tiles meet without a seam.
  private pixels(left: number, top: number, right: number, bottom: number): Box {
    const { scale, left: x, top: y } = this.window!;
    return { left: Math.round(left * scale) - x, top: Math.round(top * scale) - y, right: Math.round(right * scale) - x, bottom: Math.round(bottom * scale) - y };
  }
  private place({ x, y, width, height }: Piece): Box {
    return this.pixels(x, y, x + width, y + height);
  }
  private shadow({ x, y, width, height }: Piece): Box {
    return this.pixels(x - SHADOW.left, y - SHADOW.top, x + width + SHADOW.right, y + height + SHADOW.bottom);
  }
  private reach(piece: Piece): Box {
    const { x, y, width, height } = piece;
    return piece.tile ? this.shadow(piece) : piece.sheet ? this.pixels(x - SHEET, y - SHEET, x + width + SHEET, y + height + SHEET) : this.place(piece);
  }

  private spoil(piece: Piece): void {
    this.spoiled.push(this.reach(piece));
  }
  private spoil_all(): void {
    this.spoiled = [this.whole];
  }
}
