// The final scoring being told: by itself, or step by step.
import { points_after, type Final, type Told } from './final';
import type { Points } from './statistics';

const WHOLE = 30_000; // milliseconds it should take
const SLOWEST = 2000;
const QUICKEST = 900;

export class Telling {
  told = $state(0); // so many things
  playing = $state(false);
  private begun = $state(false); // before that all is told, and the board lies as it is
  private timer = 0;

  constructor(readonly final: Final) {
    this.told = final.things.length;
  }

  get count(): number {
    return this.final.things.length;
  }
  get done(): boolean {
    return this.told >= this.count;
  }
  // True while there is something to say of it.
  get speaking(): boolean {
    return this.begun && this.count > 0;
  }
  get now(): Told | null {
    return this.begun ? (this.final.things[this.told - 1] ?? null) : null;
  }
  get points(): Points[] {
    return points_after(this.final, this.told);
  }

  play(): void {
    if (!this.count) return;
    if (this.done) this.told = 0;
    this.begun = true;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  // By hand: it does not go on by itself any more.
  go(to: number): void {
    this.pause();
    this.begun = true;
    this.told = Math.max(0, Math.min(this.count, to));
  }

  // True: the key meant something here.
  press(key: string): boolean {
    if (key === 'ArrowRight') this.go(this.told + 1);
    else if (key === 'ArrowLeft') this.go(this.told - 1);
    else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(this.count);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const pause = Math.max(QUICKEST, Math.min(SLOWEST, WHOLE / this.count));
    this.timer = window.setTimeout(() => {
      ++this.told;
      if (this.done) this.playing = false;
      else this.wait();
    }, pause);
  }
}
