// The view goes where a decision is made, and back.
import { untrack } from 'svelte';
import type { Camera } from '../board/camera.svelte';
import type { Decider } from './decider.svelte';

// Call while a component begins. `question` is different for each decision.
export function follow(decider: Decider, camera: Camera, question: () => string, phone: () => boolean): void {
  $effect(() => {
    void question();
    untrack(() => {
      decider.begin();
      if (!decider.plan) camera.come_back();
    });
  });
  $effect(() => {
    const focus = decider.plan?.focus;
    const place = focus ? `${focus.box.left} ${focus.box.top} ${focus.square}` : '';
    void place;
    untrack(() => {
      if (focus) camera.show(focus.box, phone() ? Math.min(250, focus.square * 1.1) : focus.square);
      else if (decider.plan) camera.come_back();
    });
  });
  // Somewhere to lay the tile must be seen.
  $effect(() => {
    if (decider.kind !== 'tile') return;
    untrack(() => camera.bring(decider.plan?.marks ?? []));
  });
}
