// A lesson as a game: the position of its step, and what the real rules said to everything that is right.
import type { Game } from '../decide/decider.svelte';
import type { Action, At, GameEvent, Legal, MapData, View } from '../protocol/types';
import { MAPS } from './maps';
import type { LessonName } from './topics';
import type { Lesson, Place } from './types';

const STORED = 'mappamundi-lessons'; // how far each lesson is, kept by the browser

function kept(): Partial<Record<LessonName, number>> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Record<LessonName, number>>;
  } catch {
    return {}; // storage forbidden or spoiled: from the beginning
  }
}

// The same whatever the order of its keys.
const written = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

export class Pupil implements Game {
  readonly steps: string[];
  step = $state(0);
  task = $state(0);
  wrong = $state(0); // tries that the task did not ask for
  readonly busy = false;
  private place: Place = $state.raw(null!);
  private moves = $state(0);

  constructor(
    readonly name: LessonName,
    private lesson: Lesson,
    private happened: (events: GameEvent[]) => void,
  ) {
    this.steps = Object.keys(lesson);
    this.go(kept()[name] ?? 0);
  }

  get view(): View {
    return this.place.view;
  }
  get map(): MapData | null {
    return this.view.setup.map ? MAPS[this.view.setup.map]! : null;
  }
  get deciding(): number | null {
    return this.done ? null : 0;
  }
  get legal(): Legal | null {
    return this.done ? null : { ...this.place.legal, at: this.moves };
  }
  // The step is done: what was asked has come about.
  get done(): boolean {
    return !this.place.right.length;
  }
  get at_end(): boolean {
    return this.step === this.steps.length - 1;
  }
  // Something that is right here, for those who want to be shown.
  get answer(): Action | undefined {
    return this.place.right[0]?.action;
  }

  // Where it is played: the figures, the last tile, the places that are right.
  get places(): At[] {
    const { figures, board } = this.view;
    return [...figures, ...board.slice(-1), ...this.place.right.flatMap(({ action }) => ('x' in action ? [action] : []))];
  }

  go(step: number): void {
    this.step = Math.min(Math.max(0, step), this.steps.length - 1);
    this.place = this.lesson[this.steps[this.step]!]!;
    this.task = 0;
    this.wrong = 0;
    ++this.moves;
    this.keep(this.step);
  }

  async play(action: Action): Promise<boolean> {
    const found = this.place.right.find((each) => written(each.action) === written(action));
    if (!found) {
      ++this.wrong;
      return false;
    }
    this.place = found.next;
    ++this.task;
    this.wrong = 0;
    ++this.moves;
    if (this.done && this.at_end) this.keep(0);
    this.happened(found.events);
    return true;
  }

  private keep(step: number): void {
    try {
      localStorage.setItem(STORED, JSON.stringify({ ...kept(), [this.name]: step }));
    } catch {
      // then it begins anew next time
    }
  }
}
