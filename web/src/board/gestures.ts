// Fingers, mouse and wheel on the board: one pans, two zoom, a tap chooses; the right button turns, a double click places.
import type { Camera } from './camera.svelte';
import { Fingers, wheel_pixels } from './fingers';
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
  const fingers = new Fingers(element, camera, heard.hover);
  let begun: Point | null = null; // where a tap may become a drag
  let holding = 0;
  let clicked: { at: Point; time: number } | null = null; // what may become a double click

  fingers.on('pointerdown', (event) => {
    if (event.button === 2) heard.right(fingers.place(event));
    if (event.button > 1) return;
    const at = fingers.press(event);
    clearTimeout(holding);
    begun = fingers.count === 1 ? at : null;
    if (begun && event.pointerType === 'touch')
      holding = window.setTimeout(() => {
        if (!begun) return;
        begun = null;
        heard.hold(at);
      }, LONG);
  });

  fingers.on('pointermove', (event) => {
    const at = fingers.place(event);
    const before = fingers.before(event);
    if (!before) {
      if (event.pointerType === 'mouse') heard.hover(at);
      return;
    }
    if (fingers.count > 1) return fingers.pinch(event);
    if (begun && Math.hypot(at.x - begun.x, at.y - begun.y) < SLACK) return;
    begun = null;
    clearTimeout(holding);
    camera.pan(at.x - before.x, at.y - before.y);
    heard.drag();
    fingers.move(event);
  });

  const tapped = (at: Point, { pointerType, timeStamp: time }: PointerEvent) => {
    const mouse = pointerType === 'mouse';
    const again = mouse && clicked && time - clicked.time < TWICE && Math.hypot(at.x - clicked.at.x, at.y - clicked.at.y) < SLACK;
    clicked = mouse && !again ? { at, time } : null;
    if (again) heard.twice(at);
    else heard.tap(at, !mouse);
  };

  const up = (event: PointerEvent) => {
    const was = fingers.lift(event);
    clearTimeout(holding);
    if (was && begun && event.type === 'pointerup') tapped(fingers.place(event), event);
    begun = null;
  };
  fingers.on('pointerup', up);
  fingers.on('pointercancel', up);

  fingers.on('wheel', (event) => {
    event.preventDefault();
    if (!event.ctrlKey && heard.wheel(fingers.place(event), Math.sign(wheel_pixels(event)))) return;
    fingers.zoom(event);
  });
  // What was tapped may have moved other things under the finger: no click follows that could press them.
  fingers.on('touchend', (event) => event.cancelable && event.preventDefault());

  return () => fingers.close();
}
