// A game that is over, as the server tells it: its steps, and the position after each of them.
import { SvelteMap } from 'svelte/reactivity';
import type { Action, Decision, Features, GameEvent, Setup, View } from './types';

export interface Step {
  player: number | null;
  action: Action | null; // null: the beginning
  events: GameEvent[];
  scores: number[];
}
export interface Story {
  setup: Setup;
  steps: Step[];
  winners: number[];
}
export interface Position extends Features {
  view: View;
  decision: Decision | null;
}

const AHEAD = 8; // steps fetched before they are asked for
const BEHIND = 4;

export class Finished {
  story: Story | null = $state.raw(null);
  fault = $state('');
  private positions = new SvelteMap<number, Position>();
  private asked = new Set<number>();

  constructor(
    readonly id: string,
    private invite: string | undefined,
  ) {}

  get record(): string {
    return this.address('');
  }

  // The replay's address within the page.
  get replay(): string {
    return `/replay/${this.id}${this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ''}`;
  }

  get last(): number {
    return (this.story?.steps.length ?? 1) - 1;
  }

  async load(): Promise<void> {
    this.fault = '';
    try {
      this.story = await get<Story>(this.address('/story'));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  // Undefined until it has come; whoever draws with it is told then.
  position(step: number): Position | undefined {
    return this.positions.get(step);
  }

  // This one first, then those that are likely to be wanted next.
  async fetch(step: number): Promise<void> {
    await this.ask(step);
    for (let far = 1; far <= AHEAD; ++far) {
      await this.ask(step + far);
      if (far <= BEHIND) await this.ask(step - far);
    }
  }

  private async ask(step: number): Promise<void> {
    if (step < 0 || step > this.last || this.asked.has(step)) return;
    this.asked.add(step);
    try {
      this.positions.set(step, await get<Position>(this.address(`/at/${step}`)));
      this.fault = '';
    } catch (error) {
      this.asked.delete(step);
      this.fault = (error as Error).message;
    }
  }

  private address(part: string): string {
    return `/api/games/${this.id}${part}${this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ''}`;
  }
}

async function get<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  const told = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(told.error ?? answer.statusText);
  return told;
}
