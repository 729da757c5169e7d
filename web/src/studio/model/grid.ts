// The grid grows and shrinks; whatever lies on it moves along.
import { MOST, type MapFile, type Sheet, type Square } from './file';

const MARGIN = 2; // squares of the picture round the grid
const UNMOVED = new Set(['recommended_tiles', 'tracks', 'chips', 'frame', 'rows']);

const is_spot = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

// All spots of a value, however deep: squares, positions, paths, rings.
function moved<T>(value: T, by: Square): T {
  if (is_spot(value)) return [value[0] + by[0], value[1] + by[1]] as T;
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, UNMOVED.has(key) ? each : moved(each as unknown, by)])) as T;
}

function shifted(sheet: Sheet, by: Square): Sheet {
  if (by[0] === 0 && by[1] === 0) return sheet;
  const [left, top, right, bottom] = sheet.frame;
  const tracks = sheet.tracks && Object.fromEntries(Object.entries(sheet.tracks).map(([colour, [first, last]]) => [colour, [first + by[1], last + by[1]]]));
  return { ...moved(sheet, by), frame: [left + by[0], top + by[1], right + by[0], bottom + by[1]], ...(tracks && { tracks }) };
}

const with_rows = (sheet: Sheet, rows: string[]): Sheet => ({ ...sheet, rows, width: rows[0]?.length ?? 0, height: rows.length });

// A sheet on which the square is, and where it is on that; null if that would be too large.
export function grown(sheet: Sheet, [x, y]: Square): { sheet: Sheet; at: Square } | null {
  const [left, top] = [Math.max(0, -x), Math.max(0, -y)];
  const [right, bottom] = [Math.max(0, x + 1 - sheet.width), Math.max(0, y + 1 - sheet.height)];
  const [width, height] = [sheet.width + left + right, sheet.height + top + bottom];
  if (width > MOST.side || height > MOST.side) return null;
  const empty = '.'.repeat(width);
  const rows = [...Array<string>(top).fill(empty), ...sheet.rows.map((row) => '.'.repeat(left) + row + '.'.repeat(right)), ...Array<string>(bottom).fill(empty)];
  return { sheet: with_rows(shifted(sheet, [left, top]), rows), at: [x + left, y + top] };
}

// Without rows and columns at the edges that have no square. There is one at least.
export function tightened(sheet: Sheet): Sheet {
  const used = sheet.rows.flatMap((row, y) => (/[^.]/.test(row) ? [y] : []));
  const columns = Array.from({ length: sheet.width }, (_, x) => x).filter((x) => sheet.rows.some((row) => row[x] !== '.'));
  if (!used.length) return sheet;
  const [top, bottom, left, right] = [used[0]!, used.at(-1)! + 1, columns[0]!, columns.at(-1)! + 1];
  if (top === 0 && left === 0 && bottom === sheet.height && right === sheet.width) return sheet;
  return with_rows(shifted(sheet, [-left, -top]), sheet.rows.slice(top, bottom).map((row) => row.slice(left, right)));
}

// The picture shows the whole grid and what lies beside it.
export function framed(sheet: Sheet): Sheet {
  const [left, top, right, bottom] = sheet.frame;
  const frame: MapFile['frame'] = [Math.min(left, -MARGIN), Math.min(top, -MARGIN), Math.max(right, sheet.width + MARGIN), Math.max(bottom, sheet.height + MARGIN)];
  return frame.every((each, i) => each === sheet.frame[i]) ? sheet : { ...sheet, frame };
}

export function with_letter(sheet: Sheet, [x, y]: Square, letter: string): Sheet {
  return { ...sheet, rows: sheet.rows.map((row, i) => (i === y ? row.slice(0, x) + letter + row.slice(x + 1) : row)) };
}
