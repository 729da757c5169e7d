// A game that is over, as the server tells it: its story, and the position after each step, fetched before it is wanted.
import { SvelteMap } from 'svelte/reactivity';
import { game_url, type Position, type Story } from '../protocol/story';

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

  get last(): number {
    return (this.story?.steps.length ?? 1) - 1;
  }

  async load(): Promise<void> {
    this.fault = '';
    try {
      this.story = await get<Story>(game_url(this.id, this.invite, '/story'));
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
      this.positions.set(step, await get<Position>(game_url(this.id, this.invite, `/at/${step}`)));
      this.fault = '';
    } catch (error) {
      this.asked.delete(step);
      this.fault = (error as Error).message;
    }
  }
}

async function get<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  const told = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(told.error ?? answer.statusText);
  return told;
}
