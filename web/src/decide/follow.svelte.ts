// The view goes where a decision is made, calmly: only if what is to be chosen from cannot be seen or told apart.
import { untrack } from 'svelte';
import type { Camera } from '../board/camera.svelte';
import { apart } from '../board/framing';
import { box_around, SQUARE, type Box } from '../board/geometry';
import { layout } from '../look/layout.svelte';
import type { Decider } from './decider.svelte';
import type { Mark, Plan } from './plan';

// Pixels: squares that are still met, choices that are told apart, the nearest the view goes for them.
const FINGER = { least: 36, apart: 44, nearest: 250 };
const MOUSE = { least: 34, apart: 26, nearest: 190 };

export function mark_box(mark: Mark): Box {
  return mark.square ? box_around([mark.square]) : { left: mark.x - SQUARE * 0.3, top: mark.y - SQUARE * 0.3, right: mark.x + SQUARE * 0.3, bottom: mark.y + SQUARE * 0.3 };
}

// What must be seen: what was picked, or all that can be picked and what it is about.
function subjects(plan: Plan, picked: string): Box[] {
  const mark = plan.marks.find(({ key }) => key === picked);
  if (mark?.square) return [mark_box(mark)];
  return [...plan.marks.map(mark_box), ...(plan.focus ? [plan.focus] : [])];
}

// Call while a component begins. `question` is different for each decision.
export function follow(decider: Decider, camera: Camera, question: () => string): void {
  let window = '';
  const offered = $derived(decider.plan?.marks.map(({ key }) => key).join());

  function frame(): void {
    const { plan, choice } = decider;
    const size = `${camera.width} ${camera.height}`;
    if (size !== window) camera.held = false; // turned round, or another window: what was seen is not seen any more
    window = size;
    if (!plan || !camera.width || !camera.covered.top || camera.held) return;
    if (decider.kind === 'draw') return; // islands lie far away, the board stays in view
    const hand = layout.touch ? FINGER : MOUSE;
    const spots = plan.marks.filter(({ square }) => !square);
    const wanted = spots.length > 1 ? Math.min(hand.nearest, (hand.apart * SQUARE) / apart(spots)) : 0;
    camera.frame(subjects(plan, choice.mark), hand.least, wanted);
  }

  $effect(() => {
    void question();
    untrack(() => {
      decider.begin();
      camera.held = false;
      if (!decider.plan || decider.kind === 'tile') camera.come_back();
    });
  });
  // Again whenever what covers the board changes: the sheet grows, the window turns.
  $effect(() => {
    void [question(), offered, decider.choice.mark, camera.width, camera.height, camera.covered];
    untrack(frame);
  });
}
