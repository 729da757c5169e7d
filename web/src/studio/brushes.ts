// The brushes: what each does at a place, its key and its picture. All of them are pure functions of the sheet.
import type { IconName } from '../look/Icon.svelte';
import { chip_place, track } from './model/chips';
import { city, open_side } from './model/cities';
import { border, ferry_at, no_ferry } from './model/coasts';
import { beyond, city_at, is_coast, same_side, side_middle, sides_of, squares_of, type Border, type Colour, type Sheet, type SideAt, type Spot, type Square } from './model/file';
import type { Given } from './model/names';
import { refuse, type Outcome } from './model/outcome';
import { island, land, water, wave } from './model/paint';
import { grape, start, town } from './model/towns';

export type BrushId = 'hand' | 'land' | 'water' | 'wave' | 'island' | 'town' | 'start' | 'city' | 'border' | 'ferry' | 'grape' | 'track' | 'chip';
export interface Brush {
  id: BrushId;
  icon: IconName;
  key: string; // on the keyboard
  drag: 'none' | 'paint' | 'carry' | 'way' | 'rows'; // what dragging does
  aims: 'square' | 'side' | 'both';
}
export const BRUSHES: Brush[] = [
  { id: 'hand', icon: 'hand', key: 'h', drag: 'carry', aims: 'both' },
  { id: 'land', icon: 'land', key: 'l', drag: 'paint', aims: 'square' },
  { id: 'water', icon: 'water', key: 'w', drag: 'paint', aims: 'square' },
  { id: 'wave', icon: 'wave', key: 'v', drag: 'paint', aims: 'square' },
  { id: 'island', icon: 'island', key: 'i', drag: 'paint', aims: 'square' },
  { id: 'town', icon: 'town', key: 't', drag: 'carry', aims: 'square' },
  { id: 'start', icon: 'flag', key: 's', drag: 'none', aims: 'square' },
  { id: 'city', icon: 'city', key: 'c', drag: 'none', aims: 'both' },
  { id: 'border', icon: 'border', key: 'b', drag: 'none', aims: 'side' },
  { id: 'ferry', icon: 'ferry', key: 'f', drag: 'way', aims: 'side' },
  { id: 'grape', icon: 'grape', key: 'g', drag: 'none', aims: 'square' },
  { id: 'track', icon: 'rows', key: 'r', drag: 'rows', aims: 'square' },
  { id: 'chip', icon: 'chip', key: 'p', drag: 'none', aims: 'square' },
];
export const brush_of = (id: BrushId): Brush => BRUSHES.find((brush) => brush.id === id)!;

export interface Options {
  border: Border['kind'];
  colour: Colour;
}
export interface Target {
  at: Square;
  side?: SideAt;
}

const REACH = 0.72; // squares from the middle of a side that still mean it
const EDGE = 0.28; // squares from the edge of a large city that mean its side

const nearest = (sides: SideAt[], [x, y]: Spot): SideAt | undefined => {
  const far = (side: SideAt) => { const [u, v] = side_middle(side); return Math.hypot(u - x, v - y); };
  const [best] = [...sides].sort((a, b) => far(a) - far(b));
  return best && far(best) < REACH ? best : undefined;
};
// Sides where the board ends, of the square and of those round it: one may point at the water.
const coasts_near = (sheet: Sheet, [x, y]: Square): SideAt[] =>
  squares_of({ rows: ['...', '...', '...'] }).flatMap(([dx, dy]) => sides_of([x + dx - 1, y + dy - 1])).filter((side) => is_coast(sheet, side));

// What a spot on the board means to a brush.
export function target(sheet: Sheet, brush: BrushId, spot: Spot): Target {
  const at: Square = [Math.floor(spot[0]), Math.floor(spot[1])];
  if (brush === 'border' || brush === 'ferry') {
    const side = nearest(coasts_near(sheet, at), spot);
    return side ? { at: side.at, side } : { at };
  }
  if (brush === 'city' && city_at(sheet, at)) {
    const side = nearest(sides_of(at).filter((each) => !city_at(sheet, at)!.squares.some(([x, y]) => beyond(each)[0] === x && beyond(each)[1] === y)), spot);
    const near = side && Math.min(spot[0] - at[0], at[0] + 1 - spot[0], spot[1] - at[1], at[1] + 1 - spot[1]) < EDGE;
    return near ? { at, side } : { at };
  }
  if (brush === 'hand') {
    const printed = coasts_near(sheet, at).filter((side) => sheet.borders.some((each) => same_side(each, side)) || ferry_at(sheet, side));
    const side = nearest(printed, spot);
    const inside = Math.hypot(spot[0] - at[0] - 0.5, spot[1] - at[1] - 0.5) < 0.3;
    return side && !inside ? { at: side.at, side } : { at };
  }
  return { at };
}

// One touch of a brush. Ferries need two sides, and the hand changes nothing: they are the editor's.
export function apply(sheet: Sheet, brush: BrushId, { at, side }: Target, { border: kind, colour }: Options, given: Given): Outcome {
  switch (brush) {
    case 'land': return land(sheet, at, given);
    case 'water': return water(sheet, at, given);
    case 'wave': return wave(sheet, at, given);
    case 'island': return island(sheet, at, given);
    case 'town': return town(sheet, at, given);
    case 'start': return start(sheet, at, given);
    case 'city': return side ? open_side(sheet, side, given) : city(sheet, at, given);
    case 'border': return side ? border(sheet, side, kind, given) : refuse('no_coast', at);
    case 'ferry': return side && ferry_at(sheet, side) ? no_ferry(sheet, side) : refuse('no_coast', at, side?.side);
    case 'grape': return grape(sheet, at, colour);
    case 'track': return at[1] < 0 || at[1] >= sheet.height ? refuse('not_land', at) : track(sheet, colour, [at[1], at[1]], given);
    case 'chip': return chip_place(sheet, at, colour, given);
    case 'hand': return sheet;
  }
}
