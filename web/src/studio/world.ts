// The countries of the Earth for the picker: what they are called in all languages, and their outlines as a chart to tap.
import { LANGUAGES, type Language } from '../text/languages';

export interface Country {
  code: string;
  names: Record<Language, string>;
  path: string; // its outline on the chart; empty if it is too small to be seen
  at: [number, number]; // its middle
  small: boolean; // too small to be tapped
}
export interface World {
  width: number;
  height: number;
  countries: Country[];
}

const WIDTH = 1000;
const GRAIN = 0.5; // units: bends finer than this are not drawn
const SMALL = 9; // units

// Equal Earth: areas are true, and shapes are kind to all.
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
function projected(longitude: number, latitude: number): [number, number] {
  const t = Math.asin((Math.sqrt(3) / 2) * Math.sin((latitude * Math.PI) / 180));
  const [t2, t6] = [t * t, t ** 6];
  const x = (2 * Math.sqrt(3) * ((longitude * Math.PI) / 180) * Math.cos(t)) / (3 * (9 * A4 * t2 * t6 + 7 * A3 * t6 + 3 * A2 * t2 + A1));
  return [x, t * (A4 * t2 * t6 + A3 * t6 + A2 * t2 + A1)];
}
const SCALE = WIDTH / 2 / projected(180, 0)[0];
const TOP = projected(0, 84)[1] * SCALE;
const HEIGHT = TOP - projected(0, -57)[1] * SCALE; // without Antarctica
const on_chart = (longitude: number, latitude: number): [number, number] => {
  const [x, y] = projected(longitude, latitude);
  return [WIDTH / 2 + x * SCALE, TOP - y * SCALE];
};

type Row = [code: string, english: string, whole: number, names?: Partial<Record<Language, string>>];
interface Outlines {
  grid: number;
  lines: number[][]; // steps
  countries: Record<string, number[][]>; // rings of lines; ~n is line n backwards
}

type Degrees = [longitude: number, latitude: number];

function line_of(steps: number[], grid: number): Degrees[] {
  const line: Degrees[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    [x, y] = [x + steps[i]!, y + steps[i + 1]!];
    line.push([x / grid, y / grid]);
  }
  return line;
}

// A ring across the edge of the chart goes on beyond it, and comes in again at the other side.
function both_sides(ring: Degrees[]): Degrees[][] {
  let turns = 0;
  const whole = ring.map(([x, y], i): Degrees => {
    const before = ring[i - 1]?.[0] ?? x;
    if (Math.abs(x - before) > 180) turns += x < before ? 360 : -360;
    return [x + turns, y];
  });
  const beyond = whole.some(([x]) => x > 181) ? -360 : whole.some(([x]) => x < -181) ? 360 : 0;
  return beyond ? [whole, whole.map(([x, y]): Degrees => [x + beyond, y])] : [whole];
}

// Neighbours that are nearer than the grain are one; what is then no ring is left out.
function ring_path(spots: [number, number][]): string {
  const grained: [number, number][] = [];
  for (const [x, y] of spots) {
    const next: [number, number] = [Math.round(x / GRAIN) * GRAIN, Math.round(y / GRAIN) * GRAIN];
    const before = grained.at(-1);
    if (!before || before[0] !== next[0] || before[1] !== next[1]) grained.push(next);
  }
  return grained.length > 3 ? `M${grained.map(([x, y]) => `${x} ${y}`).join('L')}Z` : '';
}

const area = (spots: [number, number][]): number => Math.abs(spots.reduce((sum, [x, y], i) => { const [u, v] = spots[(i + 1) % spots.length]!; return sum + x * v - u * y; }, 0)) / 2;

function box_of(ring: [number, number][]): { at: [number, number]; size: number } {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], size: Math.max(right - left, bottom - top) };
}

export function read_world(countries: string, outlines: string): World {
  const { grid, lines, countries: rings } = JSON.parse(outlines) as Outlines;
  const drawn = lines.map((steps) => line_of(steps, grid));
  const ring_of = (numbers: number[]) => numbers.flatMap((n) => (n < 0 ? [...drawn[~n]!].reverse() : drawn[n]!));
  const on_chart_all = (ring: Degrees[]) => ring.map(([longitude, latitude]) => on_chart(longitude, latitude));
  const made = (JSON.parse(countries) as Row[]).filter(([code, , whole]) => whole === 1 && rings[code]?.length).map(([code, english, , names]): Country => {
    const own = rings[code]!.flatMap((ring) => both_sides(ring_of(ring)).map(on_chart_all));
    const boxes = own.map((ring) => ({ ring, ...box_of(ring) })).filter(({ at: [x] }) => x >= 0 && x <= WIDTH);
    const { at, size } = boxes.reduce((best, each) => (area(each.ring) > area(best.ring) ? each : best));
    return {
      code,
      names: Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, names?.[language as Language] ?? english])) as Record<Language, string>,
      path: own.map(ring_path).join(''),
      at,
      small: size < SMALL,
    };
  });
  return { width: WIDTH, height: Math.round(HEIGHT), countries: made };
}

// Without accents and capitals, as people type.
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l').replace(/ø/g, 'o');

// Whose name begins so in the visitor's language comes first, then in any, then those in which it stands somewhere.
export function search(countries: Country[], wanted: string, language: Language): Country[] {
  const text = plain(wanted.trim());
  const sorted = [...countries].sort((a, b) => a.names[language].localeCompare(b.names[language], language));
  if (text === '') return sorted;
  const rank = ({ code, names }: Country): number => {
    const own = plain(names[language]);
    const all = Object.values(names).map(plain);
    if (own.startsWith(text)) return 0;
    if (code.toLowerCase() === text) return 1;
    if (all.some((name) => name.startsWith(text))) return 2;
    return all.some((name) => name.includes(text)) ? 3 : 9;
  };
  return sorted.map((country) => ({ country, rank: rank(country) })).filter(({ rank: found }) => found < 9).sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}
