// Whatever a file holds, read as a sheet: what cannot be meant is left out. It need not be a sound map yet; `settle` makes it one.
import { LANGUAGES, type Language } from '../../text/languages';
import {
  CHIP_RULES, COLOURS, MOST, SIDES, type Border, type Colour, type Ferry, type IslandSquare, type LargeCity, type MapFile, type Name, type Sheet, type Side, type SideAt, type Spot,
  type Square, type StackIsland, type Town,
} from './file';
import { proper, type Given } from './names';

type Raw = Record<string, unknown>;
const FARTHEST = 100; // squares

const object = (value: unknown): Raw => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 1024) : []);
const number = (value: unknown, least: number, most: number, otherwise: number): number => (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise);
const near = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FARTHEST;
const spot = (value: unknown): Spot | null => (Array.isArray(value) && value.length === 2 && near(value[0]) && near(value[1]) ? [value[0], value[1]] : null);
const trail = (value: unknown): Spot[] => list(value).flatMap((each) => { const found = spot(each); return found ? [found] : []; });
const ring = (value: unknown): Spot[] | null => { const spots = trail(value); return spots.length >= 3 ? spots : null; };
const rings = (value: unknown): Spot[][] => list(value).flatMap((each) => { const found = ring(each); return found ? [found] : []; });
const square = (value: unknown): Square | null => {
  const found = spot(value);
  return found && found.every((each) => Number.isInteger(each) && each >= 0 && each < MOST.side) ? found : null;
};
const squares = (value: unknown): Square[] => list(value).flatMap((each) => { const found = square(each); return found ? [found] : []; });
const side_at = (value: unknown): SideAt | null => {
  const { at, side } = object(value);
  const found = square(at);
  return found && SIDES.includes(side as Side) ? { at: found, side: side as Side } : null;
};
const colour = (value: unknown): Colour | null => (COLOURS.includes(value as Colour) ? (value as Colour) : null);
const coats = (value: unknown): number => number(value, 0, MOST.coats, 0);

function name(value: unknown, otherwise: string): Name {
  if (typeof value === 'string') return proper(value, otherwise);
  const said = Object.entries(object(value)).filter((each): each is [Language, string] => each[0] in LANGUAGES && typeof each[1] === 'string' && each[1].trim() !== '');
  if (!said.length) return otherwise;
  const all = Object.fromEntries(said.map(([language, text]) => [language, proper(text, otherwise)])) as Partial<Record<Language, string>>;
  return { en: Object.values(all)[0]!, ...all };
}
const id_of = (entry: Raw, otherwise: string): string => proper(typeof entry['id'] === 'string' ? entry['id'] : typeof entry['name'] === 'string' ? entry['name'] : otherwise, otherwise);

const pos_of = (entry: Raw): { pos?: Spot } => { const pos = spot(entry['pos']); return pos ? { pos } : {}; };

function town(value: unknown, given: Given): Town[] {
  const entry = object(value);
  const at = square(entry['at']);
  if (!at) return [];
  const id = id_of(entry, given.town);
  const grape = colour(entry['grape']);
  return [{ id, name: name(entry['name'], id), at, ...pos_of(entry), ...(grape && { grape }) }];
}
function large_city(value: unknown, given: Given): LargeCity[] {
  const entry = object(value);
  const own = squares(entry['squares']);
  const open = list(entry['open']).flatMap((each) => side_at(each) ?? []);
  const id = id_of(entry, given.city);
  return own.length ? [{ id, name: name(entry['name'], id), squares: own, open, coats: coats(entry['coats']), ...pos_of(entry) }] : [];
}
function border(value: unknown, given: Given): Border[] {
  const entry = object(value);
  const side = side_at(entry);
  if (!side) return [];
  return [{ ...side, kind: entry['kind'] === 'city' ? 'city' : 'road', coats: coats(entry['coats']), to: name(entry['to'], given.border), ...(entry['place'] !== undefined && { place: name(entry['place'], given.border) }) }];
}
function ferry(value: unknown, given: Given): Ferry[] {
  const entry = object(value);
  const [from, to] = list(entry['ends']).map(side_at);
  if (!from || !to) return [];
  const path = trail(entry['path']);
  return [{ name: name(entry['name'], given.ferry), coats: coats(entry['coats']), ends: [from, to], ...(path.length > 1 && { path }) }];
}
function island(value: unknown, given: Given): (IslandSquare | StackIsland)[] {
  const entry = object(value);
  const [at, own, stacks, shore] = [square(entry['at']), colour(entry['colour']), trail(entry['stacks']), ring(entry['ring'])];
  const called = name(entry['name'], given.island);
  if (own && stacks.length === 2 && shore) return [{ name: called, colour: own, stacks: stacks as [Spot, Spot], ring: shore }];
  return at && !own ? [{ name: called, at, coats: coats(entry['coats']) }] : [];
}

// Of equal length, without letters that mean nothing.
function rows_of(value: unknown): string[] {
  const rows = list(value).map((row) => (typeof row === 'string' ? row.replace(/[^.#o*@~i]/g, '.').slice(0, MOST.side) : '')).slice(0, MOST.side);
  const width = Math.max(1, ...rows.map(({ length }) => length));
  return (rows.length ? rows : ['#']).map((row) => row.padEnd(width, '.'));
}

function chips_of(raw: Raw): Pick<MapFile, 'chips' | 'chip_squares' | 'tracks' | 'isle_of_man'> {
  const chips = object(raw['chips']);
  const places = object(raw['chip_squares']);
  const tracks = object(raw['tracks']);
  const rules = CHIP_RULES.find((each) => each === chips['rules']);
  const fixed = COLOURS.flatMap((each) => { const own = squares(places[each]); return own.length ? [[each, own]] : []; });
  const rows = COLOURS.flatMap((each) => { const pair = spot(tracks[each]); return pair?.every(Number.isInteger) ? [[each, pair]] : []; });
  return {
    ...(rules && { chips: { rules, laid: number(chips['laid'], 0, MOST.chips, 20) } }),
    ...(rules && fixed.length && { chip_squares: Object.fromEntries(fixed) as MapFile['chip_squares'] & object }),
    ...(rows.length && { tracks: Object.fromEntries(rows) as MapFile['tracks'] & object }),
  };
}

const KNOWN = ['format', 'version', 'id', 'name', 'recommended_tiles', 'width', 'height', 'rows', 'towns', 'starts', 'starts_used', 'large_cities', 'borders', 'ferries', 'waves', 'islands', 'chips', 'chip_squares', 'tracks', 'isle_of_man', 'frame', 'outline', 'inner_borders', 'lakes', 'neighbours'];

// Keys that this page does not know are kept, since the program may; `strictly` they are not.
export function tidy(value: unknown, given: Given, strictly = false): Sheet {
  const raw = object(value);
  const rows = rows_of(raw['rows']);
  const tiles = list(raw['recommended_tiles']).map((each) => number(each, 1, 1000, 0));
  const frame = list(raw['frame']);
  const isle = object(raw['isle_of_man']);
  const isle_at = spot(isle['at']);
  const more = strictly ? {} : Object.fromEntries(Object.entries(raw).filter(([key]) => !KNOWN.includes(key) && key !== 'origin'));
  const id = typeof raw['id'] === 'string' && /^[\w-]{1,32}$/.test(raw['id']) ? raw['id'] : 'mine';
  const read = <T>(key: string, entry: (value: unknown, given: Given) => T[]): T[] => list(raw[key]).flatMap((each) => entry(each, given));
  return {
    ...more,
    format: 'mappa-map',
    version: 1,
    id,
    name: name(raw['name'], id),
    recommended_tiles: tiles.length === 2 && tiles.every((each) => each > 0) ? (tiles as [number, number]) : [1, 0], // not known
    width: rows[0]!.length,
    height: rows.length,
    rows,
    towns: read('towns', town),
    starts: list(raw['starts']).flatMap((each) => { const at = square(object(each)['at']); return at ? [{ id: typeof object(each)['id'] === 'string' ? (object(each)['id'] as string) : '', at }] : []; }),
    starts_used: number(raw['starts_used'], 1, MOST.starts, 1),
    large_cities: read('large_cities', large_city),
    borders: read('borders', border),
    ferries: read('ferries', ferry),
    waves: read('waves', (each) => { const at = square(object(each)['at']); return at ? [{ name: name(object(each)['name'], given.wave), at }] : []; }),
    islands: read('islands', island),
    ...chips_of(raw),
    ...(isle_at && { isle_of_man: { name: name(isle['name'], given.isle), at: isle_at } }),
    frame: frame.length === 4 && frame.every(near) ? (frame as MapFile['frame']) : [-2, -2, rows[0]!.length + 2, rows.length + 2],
    outline: rings(raw['outline']),
    inner_borders: list(raw['inner_borders']).map(trail).filter(({ length }) => length > 1),
    lakes: list(raw['lakes']).flatMap((each) => { const shore = ring(object(each)['ring']); return shore ? [{ name: name(object(each)['name'], given.wave), ring: shore }] : []; }),
    neighbours: list(raw['neighbours']).flatMap((each) => { const label = spot(object(each)['label']); return label ? [{ name: name(object(each)['name'], given.border), label, rings: rings(object(each)['rings']) }] : []; }),
    origin: spot(raw['origin']) ?? [0, 0],
  };
}
