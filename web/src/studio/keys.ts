// The studio by keyboard.
import type { Camera } from '../board/camera.svelte';
import { BRUSHES } from './brushes';
import type { Editor } from './editor.svelte';
import type { Side } from './model/file';

const ARROWS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const typing = (element: EventTarget | null): boolean => element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

// Anywhere on the page but where one types.
export function studio_keys(event: KeyboardEvent, editor: Editor, camera: Camera, on_board: boolean): void {
  const { key, shiftKey } = event;
  const done = (act: () => void): void => {
    event.preventDefault();
    act();
  };
  if ((event.ctrlKey || event.metaKey) && !typing(event.target)) {
    if (key.toLowerCase() === 'z') return done(() => (shiftKey ? editor.redo() : editor.undo()));
    if (key.toLowerCase() === 'y') return done(() => editor.redo());
    return;
  }
  if (typing(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
  const brush = BRUSHES.find((each) => each.key === key.toLowerCase());
  if (brush) return done(() => editor.choose(brush.id));
  if (key === '+') return done(() => camera.zoom(1.3));
  if (key === '-') return done(() => camera.zoom(1 / 1.3));
  if (key === 'Escape') return done(() => {
    editor.stop();
    editor.refusal = editor.fault = editor.thing = null;
  });
  if (!on_board) return;
  if (ARROWS[key]) return done(() => editor.move(ARROWS[key]!, shiftKey));
  if (key === 'Enter') return done(() => editor.use());
  if (key === ' ') return done(() => (editor.brush === 'hand' || editor.brush === 'town' ? editor.lift() : editor.use()));
  if (key === 'Delete' || key === 'Backspace') return done(() => editor.remove());
}
