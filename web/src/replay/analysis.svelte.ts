// What the strongest computer player would have done at a moment of a finished game.
import { SvelteMap } from 'svelte/reactivity';
import type { Action, Advice } from '../protocol/types';
import { considered, type Considered } from './considered';
import type { Replay } from './replay.svelte';

const THINKS = 2500; // milliseconds

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
