// What all that listens to fingers and mouse on a board has in common: where they are, two of them that move and zoom the
// view, the wheel, and the end of it.
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

export class Fingers {
  private down = new Map<number, Point>(); // that touch it
  private spread = 0;
  private listening = new AbortController();

  constructor(
    private element: HTMLElement,
    private camera: Camera,
    hover: (at: null) => void, // the mouse has left
  ) {
    this.on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') hover(null);
    });
    this.on('contextmenu', (event) => event.preventDefault());
  }

  on<K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void {
    this.element.addEventListener(type, act, { signal: this.listening.signal, passive: false });
  }

  close(): void {
    this.listening.abort();
  }

  get count(): number {
    return this.down.size;
  }

  // In pixels of the element.
  place(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  // Where it was when it was last seen; nothing: it does not touch.
  before({ pointerId }: PointerEvent): Point | undefined {
    return this.down.get(pointerId);
  }

  press(event: PointerEvent): Point {
    const at = this.move(event);
    this.element.setPointerCapture(event.pointerId);
    if (this.count > 1) this.spread = this.gap(this.pair());
    return at;
  }

  move(event: PointerEvent): Point {
    const at = this.place(event);
    this.down.set(event.pointerId, at);
    return at;
  }

  // False: it did not touch.
  lift({ pointerId }: PointerEvent): boolean {
    const was = this.down.delete(pointerId);
    if (this.count === 2) this.spread = this.gap(this.pair());
    return was;
  }

  // One of two has moved: the view follows both.
  pinch(event: PointerEvent): void {
    const [a, b] = this.pair();
    this.move(event);
    const [c, d] = this.pair();
    this.camera.pan((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
    const now = this.gap([c, d]);
    if (this.spread > 0) this.camera.zoom(now / this.spread, { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 });
    this.spread = now;
  }

  zoom(event: WheelEvent): void {
    this.camera.zoom(Math.exp(-wheel_pixels(event) * (event.ctrlKey ? 0.01 : 0.0016)), this.place(event));
  }

  private pair(): [Point, Point] {
    return [...this.down.values()].slice(0, 2) as [Point, Point];
  }

  private gap([a, b]: [Point, Point]): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
  }
}

export const wheel_pixels = ({ deltaMode, deltaY }: WheelEvent): number => (deltaMode === 1 ? deltaY * 16 : deltaY);
