// Looking at features by keyboard: I begins and ends it, arrows go from one to the next.
import type { Camera } from '../board/camera.svelte';
import type { Point } from '../board/geometry';
import { WAYS } from '../decide/keyboard';
import type { Inspector } from './inspector.svelte';

// True: the key meant something here.
export function explore(event: KeyboardEvent, inspector: Inspector, camera: Camera): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const show = ({ x, y }: Point) => camera.show({ left: x - 70, top: y - 70, right: x + 70, bottom: y + 70 });
  if (event.key.toLowerCase() === 'i') {
    if (inspector.exploring) inspector.close();
    else inspector.explore(camera.to_board(camera.centre));
    return true;
  }
  if (inspector.open && event.key === 'Escape') {
    inspector.close();
    return true;
  }
  const way = WAYS[event.key];
  if (!inspector.exploring || !way) return false;
  const next = inspector.step(way);
  if (next) show(next);
  return true;
}
