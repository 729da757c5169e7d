// The tile in hand is dragged from the bar or the sheet onto the board; a tap turns it.
import type { Point } from '../board/geometry';
import type { Decider } from './decider.svelte';

const SLACK = 7; // pixels that are still a tap
const LIFT = 56; // above the finger, which would hide it

export function draggable(node: HTMLElement, decider: Decider) {
  let begun: Point | null = null;
  const listening = new AbortController();
  const on = <K extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(type: K, act: (event: PointerEvent) => void) => node.addEventListener(type, act, { signal: listening.signal });
  const place = ({ clientX, clientY, pointerType }: PointerEvent): Point => ({ x: clientX, y: clientY - (pointerType === 'mouse' ? 0 : LIFT) });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    begun = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (!begun || (!decider.dragged && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK)) return;
    if (!decider.dragged) decider.clear();
    decider.dragged = place(event);
  });
  on('pointerup', (event) => {
    if (decider.dragged) decider.drop(place(event));
    else if (begun) decider.turn(1);
    [begun, decider.dragged] = [null, null];
  });
  on('pointercancel', () => ([begun, decider.dragged] = [null, null]));
  return { destroy: () => listening.abort() };
}
