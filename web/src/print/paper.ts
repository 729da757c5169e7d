// Sheets of paper, and how a map larger than one is spread over several (src/print/paper.h). All lengths are millimetres.
export interface Size {
  width: number;
  height: number;
}
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>; // upright
export type Paper = keyof typeof PAPERS;
export const is_paper = (word: string | null): word is Paper => word !== null && Object.hasOwn(PAPERS, word);

export const MARGIN = 10; // which no printer reaches
export const OVERLAP = 10; // of neighbouring sheets
export const TILE = 45; // as printed tiles are
export const LEAST_SQUARE = 10;
export const MOST_SQUARE = 60;

// One sheet: the window of the whole that it shows, and how much of that is not covered by the next.
export interface Part {
  column: number;
  row: number;
  left: number;
  top: number;
  window: Size;
  cut: Size;
}
export interface Spread {
  page: Size; // upright or lying, whichever needs fewer sheets
  lying: boolean;
  parts: Part[]; // row by row
}

const HAIR = 1e-6; // a whole that just fits does not need another sheet

const sheets = (length: number, shown: number): number => (length <= shown + HAIR ? 1 : 1 + Math.ceil((length - shown - HAIR) / (shown - OVERLAP)));

function spread_on(whole: Size, page: Size, lying: boolean): Spread {
  const shown = { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN };
  const [columns, rows] = [sheets(whole.width, shown.width), sheets(whole.height, shown.height)];
  const parts = Array.from({ length: columns * rows }, (_, i): Part => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [left, top] = [column * (shown.width - OVERLAP), row * (shown.height - OVERLAP)];
    const window = { width: Math.min(shown.width, whole.width - left), height: Math.min(shown.height, whole.height - top) };
    const cut = { width: window.width - (column < columns - 1 ? OVERLAP : 0), height: window.height - (row < rows - 1 ? OVERLAP : 0) };
    return { column, row, left, top, window, cut };
  });
  return { page, lying, parts };
}

export function spread(whole: Size, paper: Paper): Spread {
  const { width, height } = PAPERS[paper];
  const upright = spread_on(whole, { width, height }, false);
  const lying = spread_on(whole, { width: height, height: width }, true);
  return lying.parts.length < upright.parts.length ? lying : upright;
}

const GAP = 3; // room for a cut beside a cut
export interface Spot {
  x: number;
  y: number;
}

// Where on sheets so many things of that size lie: a list for each sheet.
export function grid(count: number, size: number, paper: Paper): Spot[][] {
  const { width, height } = PAPERS[paper];
  const step = size + GAP;
  const fitting = (length: number): number => Math.floor((length - 2 * MARGIN + GAP + HAIR) / step);
  const [columns, rows] = [fitting(width), fitting(height)];
  const corner = (length: number, many: number): number => (length - many * step + GAP) / 2;
  const spots = Array.from({ length: count }, (_, i) => ({ x: corner(width, columns) + (i % columns) * step, y: corner(height, rows) + (Math.floor(i / columns) % rows) * step }));
  const most = columns * rows;
  return Array.from({ length: Math.ceil(count / most) }, (_, sheet) => spots.slice(sheet * most, (sheet + 1) * most));
}

// The marks at which a sheet is cut, as a path: two short lines at each corner, outside of what is kept.
export function crop_marks(left: number, top: number, { width, height }: Size, length = 5): string {
  const near = 0.5;
  const [right, bottom] = [left + width, top + height];
  const upright = [left, right].map((x) => `M${x} ${top - near - length}v${length}M${x} ${bottom + near}v${length}`);
  const lying = [top, bottom].map((y) => `M${left - near - length} ${y}h${length}M${right + near} ${y}h${length}`);
  return [...upright, ...lying].join('');
}
