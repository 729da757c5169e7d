// Mouse and touch on the sheet: one finger uses the brush, two move the view; the wheel zooms, the other mouse buttons pan.
import type { Camera } from '../board/camera.svelte';
import { Fingers } from '../board/fingers';
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
  const fingers = new Fingers(element, camera, heard.hover);
  let begun: Point | null = null; // of the brush
  let moved = false;
  let panning = false;

  // What floats on the board has buttons of its own.
  const floats = ({ target }: Event): boolean => (target as Element).closest('.panel') !== null;

  fingers.on('pointerdown', (event) => {
    if (floats(event)) return;
    const at = fingers.press(event);
    if (fingers.count > 1) {
      if (begun) heard.cancel();
      begun = null;
      return;
    }
    [begun, moved, panning] = [at, false, event.button !== 0];
    if (panning) begun = null;
    else heard.press(at);
  });

  fingers.on('pointermove', (event) => {
    const at = fingers.place(event);
    const before = fingers.before(event);
    if (!before) return event.pointerType === 'mouse' ? heard.hover(at) : undefined;
    if (fingers.count > 1) return fingers.pinch(event);
    if (begun && !moved && Math.hypot(at.x - begun.x, at.y - begun.y) < SLACK) return;
    moved = true;
    fingers.move(event);
    if (begun && heard.drags()) {
      // Also what lies between two places of a quick hand.
      const steps = Math.max(1, Math.ceil(Math.hypot(at.x - before.x, at.y - before.y) / (camera.square / 3)));
      for (let i = 1; i <= steps; ++i) heard.drag({ x: before.x + ((at.x - before.x) * i) / steps, y: before.y + ((at.y - before.y) * i) / steps });
    } else if (begun || panning) camera.pan(at.x - before.x, at.y - before.y);
  });

  const up = (event: PointerEvent) => {
    if (!fingers.lift(event)) return;
    const at = fingers.place(event);
    if (begun && event.type === 'pointercancel') heard.cancel();
    else if (begun && moved && !heard.drags()) heard.cancel(); // the view was moved
    else if (begun) heard.release(at);
    begun = null;
  };
  fingers.on('pointerup', up);
  fingers.on('pointercancel', up);
  fingers.on('wheel', (event) => {
    event.preventDefault();
    fingers.zoom(event);
  });
  fingers.on('touchend', (event) => !floats(event) && event.cancelable && event.preventDefault());
  return () => fingers.close();
}
