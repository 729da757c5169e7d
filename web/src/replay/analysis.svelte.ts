// What the strongest computer player would have done at a moment of a finished game.
import { SvelteMap } from 'svelte/reactivity';
import type { Action, Advice, Line } from '../protocol/types';
import { same_action } from './actions';
import type { Replay } from './replay.svelte';

const THINKS = 2500; // milliseconds

export interface Considered extends Line {
  rank: number; // from 1
  share: number; // of all thinking, 0 to 1
  played: boolean;
}

export function considered({ lines }: Advice, played: Action | null): Considered[] {
  const all = lines.reduce((sum, { visits }) => sum + visits, 0);
  return lines.map((line, i) => ({ ...line, rank: i + 1, share: all ? line.visits / all : 0, played: !!played && same_action(line.action, played) }));
}

export class Analysis {
  asking = $state(false);
  fault = $state('');
  pointed: number | null = $state(null); // a rank, in the list
  private known = new SvelteMap<number, Advice>();

  constructor(private replay: Replay) {}

  // Whoever has to decide here, and what they did.
  get decision() {
    return this.replay.position?.decision ?? null;
  }
  get played(): Action | null {
    return this.replay.story?.steps[this.replay.at + 1]?.action ?? null;
  }
  get advice(): Advice | null {
    return this.known.get(this.replay.at) ?? null;
  }
  readonly lines: Considered[] = $derived(this.advice ? considered(this.advice, this.played) : []);

  async ask(): Promise<void> {
    const { at, table } = this.replay;
    if (this.asking || this.known.has(at) || !this.decision) return;
    this.replay.pause();
    this.asking = true;
    const advice = await table.ask('analyse', { at, time_ms: THINKS });
    this.fault = table.fault;
    table.fault = '';
    if (advice) this.known.set(at, advice);
    this.asking = false;
  }
}
