// A replay by keyboard: arrows go step by step, with Shift turn by turn, Space plays, A asks the expert, M goes to the next decision that cost something.
import type { Camera } from '../board/camera.svelte';
import type { Coaching } from '../coach/coaching.svelte';
import { tab } from '../decide/stops';
import type { Analysis } from './analysis.svelte';
import type { Replay } from './replay.svelte';

// True: the key meant something here.
export function press(event: KeyboardEvent, replay: Replay, analysis: Analysis, coaching: Coaching, camera: Camera, fit: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const unit = event.shiftKey ? 'turn' : replay.unit;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case 'Tab':
      return tab(event);
    case 'ArrowRight':
      replay.by(1, unit);
      return true;
    case 'ArrowLeft':
      replay.by(-1, unit);
      return true;
    case 'PageDown':
      replay.by(1, 'turn');
      return true;
    case 'PageUp':
      replay.by(-1, 'turn');
      return true;
    case 'Home':
      replay.move(0);
      return true;
    case 'End':
      replay.move(replay.last);
      return true;
    case ' ':
      replay.toggle();
      return true;
    case 'a':
      void analysis.ask();
      return true;
    case 'm':
      return coaching.go(event.shiftKey ? -1 : 1);
    case 'f':
      fit();
      return true;
    case '+':
    case '=':
      camera.zoom(1.25);
      return true;
    case '-':
      camera.zoom(0.8);
      return true;
    default:
      return false;
  }
}
