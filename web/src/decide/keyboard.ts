// Playing by keyboard: arrows and Tab choose on the board, R turns, Enter confirms, Esc takes up again or passes.
import type { Camera } from '../board/camera.svelte';
import { next_towards, type Point } from '../board/geometry';
import type { Decider } from './decider.svelte';
import type { Mark } from './plan';
import { leave_board, tab } from './stops';

export const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = 60; // pixels the view moves

// True: the key meant something here.
export function press(event: KeyboardEvent, decider: Decider, camera: Camera, fit: () => void, chosen: (mark: Mark) => void): boolean {
  const { plan, choice, kind } = decider;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'Tab') return tab(event, decider, chosen);
  const way = WAYS[key];
  if (way && plan?.marks.length) {
    const from = plan.marks.find((mark) => mark.key === choice.mark) ?? camera.to_board(camera.centre);
    const there = plan.marks.some((mark) => mark.key === choice.mark);
    const next = next_towards(from, way, plan.marks) ?? (there ? null : plan.marks[0]);
    if (next) {
      decider.pick(next, false);
      chosen(next);
    }
    return true;
  }
  if (way) {
    camera.pan(-way.x * STEP, -way.y * STEP);
    return true;
  }
  if (key === '+' || key === '=') camera.zoom(1.25);
  else if (key === '-') camera.zoom(0.8);
  else if (key === 'f') fit();
  else if (!plan) return false;
  else if (key === 'r' && kind === 'tile') decider.turn(event.shiftKey ? -1 : 1);
  else if (key === 'Enter' && !on_control(event)) decider.confirm();
  else if (key === 'Escape' || key === 'Backspace') return leave(decider, key);
  else if (key >= '1' && key <= '9') return pick_card(decider, plan.cards.filter(({ disabled }) => !disabled)[Number(key) - 1]?.key);
  else if (key === 'u') return pick_card(decider, plan.cards.find((card) => card.key === 'upgrade')?.key);
  else if (key === 'p') return pick_card(decider, plan.cards.find((card) => card.postman && !card.disabled)?.key ?? 'postman');
  else if (key === 'k' && kind === 'keep') decider.play({ type: 'keep' });
  else if ((key === 'd' && kind === 'draw') || (key === 's' && kind === 'sell') || (key === 'b' && kind === 'buy_turn')) decider.confirm();
  else return false;
  return true;
}

export function on_control(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && !!event.target.closest('button, a');
}

function pick_card(decider: Decider, card: string | undefined): boolean {
  if (card) decider.pick_card(card);
  return !!card;
}

function leave(decider: Decider, key: string): boolean {
  if (decider.choice.mark || decider.choice.tried) decider.clear();
  else if (key === 'Escape' && leave_board()) return true;
  else if (key === 'Escape' && decider.plan?.out?.action) decider.play(decider.plan.out.action);
  return true;
}
