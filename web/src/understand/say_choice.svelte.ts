// Says what is chosen by keyboard, and why a tile does not fit where it is tried.
import { untrack } from 'svelte';
import type { Decider } from '../decide/decider.svelte';
import type { Feature } from '../protocol/types';
import type { Joining, Scene } from './card';
import { choice_words } from './choice_words';

interface Talk {
  decider: Decider;
  keyboard: () => boolean;
  scene: () => Scene | null;
  feature: () => Feature | null; // what the choice is about
  joining: () => Joining | null;
  say: (words: string) => void;
}

// Call while a component begins.
export function say_choice({ decider, keyboard, scene, feature, joining, say }: Talk): void {
  let reached = { key: '', rot: 0 }; // where its place was said
  $effect(() => {
    const { plan, choice } = decider;
    const now = scene();
    const mark = plan?.marks.find(({ key }) => key === choice.mark);
    if (mark?.key !== reached.key) reached = { key: mark?.key ?? '', rot: choice.rot };
    const words =
      plan && now && mark && keyboard() ? choice_words({ mark, moved: choice.rot === reached.rot, plan, feature: feature(), joining: joining() }, now)
      : choice.tried && plan?.preview?.fault ? plan.line
      : '';
    if (words) untrack(() => say(words));
  });
}
