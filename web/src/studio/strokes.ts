// Mouse and touch on the sheet: one finger uses the brush, two move the view; the wheel zooms, the other mouse buttons pan.
import type { Camera } from '../board/camera.svelte';
import type { Point } from '../board/geometry';

interface Heard {
  press: (at: Point) => void;
  drag: (at: Point) => void;
  release: (at: Point) => void;
  cancel: () => void;
  drags: () => boolean; // the brush takes what is dragged; else the view is
  hover: (at: Point | null) => void;
}

const SLACK = 6; // pixels a tap may move

export function strokes(element: HTMLElement, camera: Camera, heard: Heard): () => void {
  const down = new Map<number, Point>();
  let begun: Point | null = null; // of the brush
  let moved = false;
  let panning = false;
  let spread = 0;
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) => element.addEventListener(type, act, { signal: listening.signal, passive: false });
  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = (): [Point, Point] => [...down.values()].slice(0, 2) as [Point, Point];
  const gap = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

  // What floats on the board has buttons of its own.
  const floats = ({ target }: Event): boolean => (target as Element).closest('.panel') !== null;

  on('pointerdown', (event) => {
    if (floats(event)) return;
    const at = place(event);
    down.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    if (down.size > 1) {
      if (begun) heard.cancel();
      begun = null;
      spread = gap(pair());
      return;
    }
    [begun, moved, panning] = [at, false, event.button !== 0];
    if (panning) begun = null;
    else heard.press(at);
  });

  on('pointermove', (event) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) return event.pointerType === 'mouse' ? heard.hover(at) : undefined;
    if (down.size > 1) {
      const [a, b] = pair();
      down.set(event.pointerId, at);
      const [c, d] = pair();
      camera.pan((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
      const now = gap([c, d]);
      if (spread > 0) camera.zoom(now / spread, { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 });
      spread = now;
      return;
    }
    if (begun && !moved && Math.hypot(at.x - begun.x, at.y - begun.y) < SLACK) return;
    moved = true;
    down.set(event.pointerId, at);
    if (begun && heard.drags()) {
      // Also what lies between two places of a quick hand.
      const steps = Math.max(1, Math.ceil(Math.hypot(at.x - before.x, at.y - before.y) / (camera.square / 3)));
      for (let i = 1; i <= steps; ++i) heard.drag({ x: before.x + ((at.x - before.x) * i) / steps, y: before.y + ((at.y - before.y) * i) / steps });
    } else if (begun || panning) camera.pan(at.x - before.x, at.y - before.y);
  });

  const up = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const at = place(event);
    if (begun && event.type === 'pointercancel') heard.cancel();
    else if (begun && moved && !heard.drags()) heard.cancel(); // the view was moved
    else if (begun) heard.release(at);
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
    const amount = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    camera.zoom(Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  });
  on('touchend', (event) => !floats(event) && event.cancelable && event.preventDefault());
  on('contextmenu', (event) => event.preventDefault());
  return () => listening.abort();
}
