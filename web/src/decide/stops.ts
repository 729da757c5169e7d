// Where Tab leads: the decision, what may be chosen on the board one by one, everything else, ways out of the game last.
import type { Decider } from './decider.svelte';
import type { Mark } from './plan';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const BOARD = '[role=application]';

function rank(stop: Element): number {
  if (stop.closest('[data-decision], [data-pill]')) return 0;
  if (stop.matches(BOARD)) return 1;
  return stop.matches('a') ? 3 : 2;
}

// All that can be seen, as the page has it.
function stops(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
}

// Those of one rank stay in the page's order.
const ranked = (all: HTMLElement[]) => [...all].sort((a, b) => rank(a) - rank(b));

// As one reads: row by row.
export function in_order(marks: Mark[]): Mark[] {
  return [...marks].sort((a, b) => a.y - b.y || a.x - b.x);
}

// The mark that Tab reaches on the board; null: it leaves the board.
export function next_mark(marks: Mark[], chosen: string, back: boolean): Mark | null {
  const row = in_order(marks);
  const at = row.findIndex(({ key }) => key === chosen);
  if (at < 0) return (back ? row.at(-1) : row[0]) ?? null;
  return row[at + (back ? -1 : 1)] ?? null;
}

// True: Tab has led somewhere.
export function tab(event: KeyboardEvent, decider?: Decider, chosen?: (mark: Mark) => void): boolean {
  const page = document.querySelector('main');
  const board = page?.querySelector<HTMLElement>(BOARD);
  const now = document.activeElement;
  if (!page || !board || now?.closest('dialog') || document.querySelector('dialog[open]')) return false;
  const back = event.shiftKey;
  const marks = decider?.plan?.marks ?? [];
  const pick = (mark: Mark) => {
    board.focus({ preventScroll: true });
    if (mark.key !== decider?.choice.mark) decider?.pick(mark, false);
    chosen?.(mark);
    return true;
  };
  const nowhere = !page.contains(now) || now === page;
  const mark = now === board || nowhere ? next_mark(marks, decider?.choice.mark ?? '', back) : null;
  if (mark) return pick(mark);
  const all = stops(page);
  const row = ranked(all);
  const next = row[nowhere ? (back ? row.length - 1 : 0) : row.indexOf(now as HTMLElement) + (back ? -1 : 1)];
  if (!next) {
    (back ? all[0] : all.at(-1))?.focus(); // from where the browser leads out of the page
    return false;
  }
  const entered = next === board && next_mark(marks, '', back);
  if (entered) return pick(entered);
  next.focus();
  return true;
}

// Esc: from the board to the decision.
export function leave_board(): boolean {
  const page = document.querySelector('main');
  if (!page || !document.activeElement?.matches(BOARD)) return false;
  const [first] = ranked(stops(page));
  if (!first || first.matches(BOARD)) document.querySelector<HTMLElement>(BOARD)?.blur();
  else first.focus();
  return true;
}
