// What cities and roads become if a tile is laid: told before it is.
import type { At, Feature, FeatureKind, MapData, Parts, Place, Spot, View } from '../protocol/types';
import { worth } from './worth';

// A segment of a tile as it lies.
export interface Part {
  kind: FeatureKind | 'river';
  on: string;
  sides: number[]; // 0 to 3: north, east, south, west
  coats: number;
  inn?: boolean; // where they are played
  cathedral?: boolean;
}

export interface Foretold {
  features: Feature[]; // as the game stands
  parts_at: (at: At) => Part[] | undefined; // of the tile laid there
  map: MapData | null;
  at: At; // where the tile would lie
  parts: Part[];
  towns: Place[]; // those that add to roads (V4): `free_towns`, or none
}

// Part of a feature to be: what one or several segments of the tile lead to.
interface Group {
  parts: Part[];
  joined: Set<Feature>;
  printed: Set<object>; // large cities, stubs and ferries that no feature has yet
  tiles: number; // of these
  coats: number;
  open: number; // ends that stay open, less those that are closed
}

// V1: towns and unused start squares that no tile covers; a start that waits for the river to be laid is used.
export function free_towns(map: MapData | null, { board, starts = [] }: Pick<View, 'board' | 'starts'>): Place[] {
  return (map?.towns ?? []).filter(({ at }) => ![...board, ...starts].some((taken) => is_at(at, taken)));
}

const STEPS: At[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
const beyond = ({ x, y }: At, side: number): At => ({ x: x + STEPS[side]!.x, y: y + STEPS[side]!.y });
const is_at = ([x, y]: Spot, at: At) => x === at.x && y === at.y;
const name = (side: number) => 'NESW'[side];

function feature_of(features: Feature[], at: At, on: string): Feature | undefined {
  return features.find(({ places }) => places.some((place) => place.x === at.x && place.y === at.y && place.on === on));
}

// A side of the tile meets another tile, or what the map prints there, or nothing yet.
function meet(group: Group, kind: Part['kind'], side: number, { features, parts_at, map, at }: Foretold): void {
  const there = beyond(at, side);
  const join = (feature: Feature) => {
    group.joined.add(feature);
    --group.open;
  };
  const add = (thing: object, tiles: number, coats: number, open: number) => {
    if (!group.printed.has(thing)) [group.tiles, group.coats, group.open] = [group.tiles + tiles, group.coats + coats, group.open + open];
    group.printed.add(thing);
  };
  const met = parts_at(there)?.find((part) => part.kind === kind && part.sides.includes((side + 2) % 4));
  const known = met && feature_of(features, there, met.on);
  if (known) return join(known);
  const city = map?.large_cities.find(({ squares }) => squares.some((spot) => is_at(spot, there)));
  if (city) {
    const grown = features.find(({ printed, kind: other }) => other === 'city' && printed.includes(city.id));
    if (grown) return join(grown);
    add(city, city.squares.length, city.coats, city.open.length);
    --group.open;
    return;
  }
  const stub = map?.borders?.find((border) => is_at(border.at, at) && border.side === name(side));
  if (stub) return add(stub, 1, stub.coats ?? 0, 0);
  const ferry = map?.ferries?.find(({ ends }) => ends.some((end) => is_at(end.at, at) && end.side === name(side)));
  if (ferry) {
    const other = ferry.ends.find((end) => !(is_at(end.at, at) && end.side === name(side)))!;
    const far = { x: other.at[0], y: other.at[1] };
    const landed = parts_at(far)?.find((part) => part.kind === 'road' && part.sides.includes('NESW'.indexOf(other.side)));
    const road = landed && feature_of(features, far, landed.on);
    if (road) return join(road);
    return add(ferry, 1, ferry.coats, 1);
  }
  const ground = map ? (map.rows[there.y]?.[there.x] ?? '.') : '#';
  if (ground !== '.' && ground !== '~') ++group.open; // it goes on
}

const touch = (a: Group, b: Group) => [...a.joined].some((feature) => b.joined.has(feature)) || [...a.printed].some((thing) => b.printed.has(thing));

// Segments of the tile that lead to the same feature become one.
function merge(groups: Group[]): Group[] {
  const merged: Group[] = [];
  for (const group of groups) {
    const friend = merged.find((other) => other.parts[0]!.kind === group.parts[0]!.kind && touch(other, group));
    if (!friend) merged.push(group);
    else {
      const shared = [...group.printed].some((thing) => friend.printed.has(thing));
      friend.parts.push(...group.parts);
      group.joined.forEach((feature) => friend.joined.add(feature));
      group.printed.forEach((thing) => friend.printed.add(thing));
      if (!shared) [friend.tiles, friend.coats] = [friend.tiles + group.tiles, friend.coats + group.coats];
      friend.open += group.open;
    }
  }
  return merged.length < groups.length ? merge(merged) : merged;
}

function feature_from({ parts, joined, printed, tiles, coats, open }: Group, { at, map, towns }: Foretold): Feature {
  const kind = parts[0]!.kind as FeatureKind;
  const old = [...joined];
  const key = ({ x, y }: At) => `${x},${y}`;
  const squares = (feature: Feature) => new Set(feature.places.map(key));
  const laid = new Set([key(at), ...old.flatMap((feature) => [...squares(feature)])]);
  const beside = old.reduce((sum, feature) => sum + feature.tiles - squares(feature).size, 0); // what the map prints
  const strength = old.reduce<number[]>((sum, feature) => feature.strength.map((each, seat) => each + (sum[seat] ?? 0)), []);
  const most = Math.max(0, ...strength);
  const near = kind === 'road' ? towns.filter((town) => !is_at(town.at, at) && STEPS.some((_, side) => laid.has(key(beyond({ x: town.at[0], y: town.at[1] }, side))))) : [];
  const has = (what: 'inn' | 'cathedral') => parts.some((part) => part[what]) || old.some(({ now }) => now.parts[what]);
  const sum: Parts = {
    tiles: laid.size + beside + tiles,
    coats: coats + parts.reduce((total, part) => total + part.coats, 0) + old.reduce((total, { now }) => total + (now.parts.coats ?? 0), 0),
    ...(near.length && { towns: near.length }),
    ...(has('inn') && { inn: true }),
    ...(has('cathedral') && { cathedral: true }),
  };
  const ends = open + old.reduce((total, feature) => total + feature.open, 0);
  const complete = ends === 0;
  return {
    kind,
    places: [...old.flatMap(({ places }) => places), ...parts.map(({ on }) => ({ x: at.x, y: at.y, on }))],
    figures: old.flatMap(({ figures }) => figures),
    owners: most ? strength.flatMap((each, seat) => (each === most ? [seat] : [])) : [],
    strength,
    tiles: laid.size + beside + tiles,
    complete,
    open: ends,
    printed: kind === 'road' ? near.map(({ id }) => id) : [...new Set([...old.flatMap((feature) => feature.printed), ...(map?.large_cities ?? []).filter((city) => printed.has(city)).map(({ id }) => id)])],
    now: { points: worth(kind, sum, complete), parts: sum },
    completed: complete ? null : { points: worth(kind, sum, true), parts: sum },
  };
}

// The cities and roads that the tile would be part of.
export function foretell(what: Foretold): Feature[] {
  const groups = what.parts
    .filter(({ kind }) => kind === 'city' || kind === 'road')
    .map((part): Group => {
      const group: Group = { parts: [part], joined: new Set(), printed: new Set(), tiles: 0, coats: 0, open: 0 };
      for (const side of part.sides) meet(group, part.kind, side, what);
      return group;
    });
  return merge(groups).map((group) => feature_from(group, what));
}
