// Fingers, mouse and wheel on the board: one pans, two zoom, a tap chooses; the right button turns, a double click places.
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

export interface Heard {
  tap: (at: Point, touch: boolean) => void; // in pixels of the board's element
  twice: (at: Point) => void; // the second click of a mouse at the same place; the first was a tap
  right: (at: Point) => void; // the mouse's other button
  hover: (at: Point | null) => void; // of a mouse; null: it left
  hold: (at: Point) => void; // a long press
  wheel: (at: Point, steps: number) => boolean; // true: taken, no zoom
  drag: () => void; // the view is being moved by hand
}

const SLACK = 7; // pixels a tap may move
const LONG = 480; // milliseconds
const TWICE = 320; // milliseconds between the clicks of a double one

export function gestures(element: HTMLElement, camera: Camera, heard: Heard): () => void {
  const down = new Map<number, Point>();
  let begun: Point | null = null; // where a tap may become a drag
  let spread = 0;
  let holding = 0;
  let clicked: { at: Point; time: number } | null = null; // what may become a double click
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, act, { signal: listening.signal, passive: false });

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = (): [Point, Point] => [...down.values()].slice(0, 2) as [Point, Point];
  const gap = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

  on('pointerdown', (event) => {
    const at = place(event);
    if (event.button === 2) heard.right(at);
    if (event.button > 1) return;
    down.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    clearTimeout(holding);
    if (down.size === 1) {
      begun = at;
      if (event.pointerType === 'touch')
        holding = window.setTimeout(() => {
          if (!begun) return;
          begun = null;
          heard.hold(at);
        }, LONG);
    } else {
      begun = null;
      spread = gap(pair());
    }
  });

  on('pointermove', (event) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') heard.hover(at);
      return;
    }
    if (down.size === 1) {
      if (begun && Math.hypot(at.x - begun.x, at.y - begun.y) < SLACK) return;
      begun = null;
      clearTimeout(holding);
      camera.pan(at.x - before.x, at.y - before.y);
      heard.drag();
      down.set(event.pointerId, at);
      return;
    }
    const [a, b] = pair();
    down.set(event.pointerId, at);
    const [c, d] = pair();
    camera.pan((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
    const now = gap([c, d]);
    if (spread > 0) camera.zoom(now / spread, { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 });
    spread = now;
  });

  const tapped = (at: Point, { pointerType, timeStamp: time }: PointerEvent) => {
    const mouse = pointerType === 'mouse';
    const again = mouse && clicked && time - clicked.time < TWICE && Math.hypot(at.x - clicked.at.x, at.y - clicked.at.y) < SLACK;
    clicked = mouse && !again ? { at, time } : null;
    if (again) heard.twice(at);
    else heard.tap(at, !mouse);
  };

  const up = (event: PointerEvent) => {
    const was = down.delete(event.pointerId);
    clearTimeout(holding);
    if (was && begun && event.type === 'pointerup') tapped(place(event), event);
    begun = null;
    if (down.size === 2) spread = gap(pair());
  };
  on('pointerup', up);
  on('pointercancel', up);
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse') heard.hover(null);
  });

  on('wheel', (event) => {
    event.preventDefault();
    const at = place(event);
    const amount = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    if (!event.ctrlKey && heard.wheel(at, Math.sign(amount))) return;
    camera.zoom(Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0016)), at);
  });
  // What was tapped may have moved other things under the finger: no click follows that could press them.
  on('touchend', (event) => event.cancelable && event.preventDefault());
  on('contextmenu', (event) => event.preventDefault());

  return () => listening.abort();
}
