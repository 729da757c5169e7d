// What the browser keeps of the puzzles: which were solved, and the streak of daily ones.
import { own } from '../look/base';
import { as_meant } from '../remembered';
import { running, with_day, type Streak } from './day';

// Solved at the first try, solved later, or shown before it was solved.
export type Mark = 'first' | 'solved' | 'seen';
const MARKS: unknown[] = ['first', 'solved', 'seen'] satisfies Mark[];

interface Kept {
  marks: Record<string, Mark>; // by the puzzles' ids
  streak: Streak;
}

const PLACE = own('mappamundi-puzzles');
const NOTHING: Kept = { marks: {}, streak: { last: 0, run: 0, longest: 0 } };

const are_marks = (marks: object) => Object.values(marks).every((mark) => MARKS.includes(mark));
const is_streak = (streak: object) => [...Object.values(streak), ...['last', 'run', 'longest'].map((key) => (streak as Record<string, unknown>)[key])].every((n) => Number.isSafeInteger(n) && n >= 0);

export const read_progress = (text: string | null): Kept => as_meant(text, NOTHING, { marks: (marks) => marks !== null && are_marks(marks), streak: (streak) => streak !== null && is_streak(streak) });

export class Progress {
  private kept: Kept = $state.raw(read_progress(stored()));

  mark_of(id: string): Mark | undefined {
    return Object.hasOwn(this.kept.marks, id) ? this.kept.marks[id] : undefined;
  }
  is_solved(id: string): boolean {
    const mark = this.mark_of(id);
    return mark === 'first' || mark === 'solved';
  }
  streak(today: number): number {
    return running(this.kept.streak, today);
  }
  get longest(): number {
    return this.kept.streak.longest;
  }

  // What was marked before stays: who has seen the answer has not found it.
  mark(id: string, mark: Mark): void {
    if (!this.mark_of(id)) this.keep({ ...this.kept, marks: { ...this.kept.marks, [id]: mark } });
  }
  solved_today(today: number): void {
    this.keep({ ...this.kept, streak: with_day(this.kept.streak, today) });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // storage forbidden: then it lasts until the page goes
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
