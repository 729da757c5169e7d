// A game that is over, as the server tells it: its story, and the position after each step, fetched before it is wanted.
import { SvelteMap } from 'svelte/reactivity';
import { NotGiven, why_refused } from '../protocol/refused';
import { fetch_game, type Position, type Story } from '../protocol/story';

const AHEAD = 10; // steps
const BEHIND = 5;

export class Finished {
  story: Story | null = $state.raw(null);
  fault = $state('');
  private positions = new SvelteMap<number, Position>();
  private wanted = 0;
  private working = false;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  get last(): number {
    return (this.story?.steps.length ?? 1) - 1;
  }

  async load(): Promise<void> {
    this.fault = '';
    try {
      this.story = await read<Story>(fetch_game(this.id, this.invite, '/story'));
    } catch (error) {
      this.fault = why_refused(error as Error);
    }
  }

  // Undefined until it has come; whoever draws with it is told then.
  position(step: number): Position | undefined {
    return this.positions.get(step);
  }

  // One request at a time, always for the nearest to what is wanted now: a slider that runs does not wait for what it passed.
  want(step: number): void {
    this.wanted = step;
    if (!this.working) void this.work();
  }

  private async work(): Promise<void> {
    this.working = true;
    this.fault = '';
    for (let step = this.next(); step !== undefined && !this.fault; step = this.next())
      try {
        this.positions.set(step, await read<Position>(fetch_game(this.id, this.invite, `/at/${step}`)));
      } catch (error) {
        this.fault = why_refused(error as Error);
      }
    this.working = false;
  }

  private next(): number | undefined {
    const missing = (step: number) => step >= 0 && step <= this.last && !this.positions.has(step);
    for (let far = 0; far <= AHEAD; ++far) {
      if (missing(this.wanted + far)) return this.wanted + far;
      if (far <= BEHIND && missing(this.wanted - far)) return this.wanted - far;
    }
    return undefined;
  }
}

async function read<T>(coming: Promise<Response>): Promise<T> {
  const answer = await coming;
  if (!answer.ok) throw new NotGiven(answer.status);
  return answer.json();
}
