// Ways to spoil a map: each is refused by the program, with its place, and can be mended.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { studio } from '../../text/en/studio';
import { breathe, check, check_file } from '../with_program';
import { tile_squares, type MapFile } from './file';
import { can_mend, mend, mend_all } from './mend';
import { GIVEN } from './names';
import { WHYS } from './outcome';
import { settle } from './settle';
import { tidy } from './tidy';

// The sample of the program's own tests, which has everything.
const SAMPLE = /MAP_SAMPLE = R"\(([\s\S]*?)\)"/.exec(readFileSync(new URL('../../../../tests/data/map_sample.h', import.meta.url), 'utf8'))![1]!;
const sample = (): MapFile => JSON.parse(SAMPLE) as MapFile;

type Spoil = (map: MapFile & Record<string, any>) => void; // eslint-disable-line
// What is done to the map, the fault that is found first, and its place: a square, a list of the file, or only its text.
type Way = [how: string, key: string, place: 'at' | 'list' | 'text', spoil: Spoil];

const WAYS: Way[] = [
  ['no format', 'unreadable', 'text', (map) => delete (map as Record<string, unknown>)['format']],
  ['another format', 'unreadable', 'text', (map) => ((map.format as string) = 'chess')],
  ['another version', 'unreadable', 'text', (map) => ((map.version as number) = 2)],
  ['no name', 'unreadable', 'text', (map) => delete (map as Record<string, unknown>)['name']],
  ['an empty name', 'unreadable', 'text', (map) => (map.name = '')],
  ['a name of numbers', 'unreadable', 'text', (map) => ((map as Record<string, unknown>)['name'] = 7)],
  ['a name in an unknown language', 'unreadable', 'text', (map) => (map.name = { en: 'A', xx: 'B' } as never)],
  ['a name that is too long', 'unreadable', 'text', (map) => (map.name = 'x'.repeat(101))],
  ['a name on two lines', 'unreadable', 'list', (map) => (map.ferries[0]!.name = 'a\nb')],
  ['no rows', 'unreadable', 'text', (map) => delete (map as Record<string, unknown>)['rows']],
  ['a row too many', 'unreadable', 'text', (map) => map.rows.push('#######')],
  ['a row that is too short', 'unreadable', 'at', (map) => (map.rows[1] = '###')],
  ['a letter that means nothing', 'unreadable', 'at', (map) => (map.rows[1] = '##@@#.x')],
  ['a row that is no text', 'unreadable', 'at', (map) => ((map.rows as unknown[])[2] = 3)],
  ['a width that is none', 'unreadable', 'text', (map) => (map.width = 0)],
  ['a width that is too large', 'unreadable', 'text', (map) => (map.width = 33)],
  ['a key that nobody knows', 'unreadable', 'text', (map) => (map['volcanoes'] = [])],
  ['a key of a town that nobody knows', 'unreadable', 'list', (map) => ((map.towns[0] as unknown as Record<string, unknown>)['mayor'] = 'Ada')],
  ['a town without an id', 'unreadable', 'list', (map) => delete (map.towns[1] as Partial<MapFile['towns'][0]>).id],
  ['a town nowhere', 'unreadable', 'list', (map) => delete (map.towns[3] as Partial<MapFile['towns'][0]>).at],
  ['a town at half a square', 'unreadable', 'list', (map) => (map.towns[3]!.at = [2.5, 4])],
  ['a town whose plain name is not its id', 'unreadable', 'list', (map) => (map.towns[1]!.name = 'Berolina')],
  ['grapes in green', 'unreadable', 'list', (map) => ((map.towns[0] as { grape: string }).grape = 'green')],
  ['a town far away', 'unreadable', 'list', (map) => (map.towns[0]!.pos = [500, 0])],
  ['a side that is none', 'unreadable', 'list', (map) => ((map.borders[0] as { side: string }).side = 'X')],
  ['a border of water', 'unreadable', 'list', (map) => ((map.borders[0] as { kind: string }).kind = 'river')],
  ['five coats of arms', 'unreadable', 'list', (map) => (map.borders[0]!.coats = 5)],
  ['a ferry with three ends', 'unreadable', 'list', (map) => (map.ferries[0]!.ends as unknown[]).push({ at: [0, 0], side: 'W' })],
  ['a ferry without a name', 'unreadable', 'list', (map) => delete (map.ferries[0] as Partial<MapFile['ferries'][0]>).name],
  ['chips by other rules', 'unreadable', 'text', (map) => ((map.chips as { rules: string }).rules = 'poker')],
  ['too many chips', 'unreadable', 'text', (map) => (map.chips!.laid = 31)],
  ['rows below the board', 'unreadable', 'text', (map) => (map.tracks!.purple = [4, 9])],
  ['tiles that are no numbers', 'unreadable', 'text', (map) => ((map.recommended_tiles as unknown[]) = ['a', 'b'])],
  ['most tiles fewer than least', 'unreadable', 'text', (map) => (map.recommended_tiles = [20, 10])],
  ['a ring of two spots', 'unreadable', 'text', (map) => (map.outline = [[[0, 0], [1, 1]]])],
  ['a picture of a part', 'frame_too_small', 'text', (map) => (map.frame = [1, 0, 7, 5])],
  ['a start that is no town', 'start_without_town', 'at', (map) => (map.starts[0]!.id = 'Nobody')],
  ['a start elsewhere', 'start_without_town', 'at', (map) => (map.starts[0]!.at = [1, 0])],
  ['no square', 'no_square', 'text', (map) => (map.rows = map.rows.map(() => '.......'))],
  ['an empty first row', 'empty_edge', 'at', (map) => Object.assign(map, { rows: ['.......', ...map.rows], height: 6, frame: [-4, -2, 9, 9] })],
  ['an empty last column', 'empty_edge', 'at', (map) => Object.assign(map, { rows: map.rows.map((row) => `${row}.`), width: 8 })],
  ['two towns of one id', 'id_taken', 'at', (map) => Object.assign(map.towns[3]!, { id: 'Alba', name: 'Alba' })],
  ['a large city with a town’s id', 'id_taken', 'list', (map) => Object.assign(map.large_cities[0]!, { id: 'Dora', name: 'Dora' })],
  ['a town on a plain square', 'off_ground', 'at', (map) => (map.towns[3]!.at = [1, 4])],
  ['two towns on a square', 'square_taken', 'at', (map) => map.towns.push({ id: 'Twin', name: 'Twin', at: [2, 4] })],
  ['a town without an entry', 'not_listed', 'at', (map) => map.towns.pop()],
  ['a large city without an entry', 'not_listed', 'at', (map) => (map.large_cities = [])],
  ['a wave without an entry', 'not_listed', 'at', (map) => (map.waves = [])],
  ['a start that is only a town in the rows', 'off_ground', 'at', (map) => (map.rows[2] = '##~#o..')],
  ['more starts used than there are', 'starts_used', 'text', (map) => (map.starts_used = 3)],
  ['no start', 'starts_count', 'text', (map) => Object.assign(map, { starts: [], rows: map.rows.map((row) => row.replace('*', 'o')) })],
  ['a large city without an open side', 'no_open_side', 'at', (map) => (map.large_cities[0]!.open = [])],
  ['an open side elsewhere', 'open_elsewhere', 'at', (map) => map.large_cities[0]!.open.push({ at: [0, 0], side: 'E' })],
  ['an open side within', 'open_inside', 'at', (map) => map.large_cities[0]!.open.push({ at: [2, 1], side: 'E' })],
  ['an open side to the water', 'open_to_nothing', 'at', (map) => map.large_cities[0]!.open.push({ at: [2, 1], side: 'S' })],
  ['an open side twice', 'open_twice', 'at', (map) => map.large_cities[0]!.open.push({ at: [2, 1], side: 'W' })],
  ['a large city of three squares', 'city_size', 'at', (map) => { map.large_cities[0]!.squares.push([1, 1]); map.rows[1] = '#@@@#.i'; map.large_cities[0]!.open = [{ at: [3, 1], side: 'E' }]; }],
  ['a large city in two parts', 'city_apart', 'at', (map) => { map.large_cities[0]!.squares = [[2, 1], [3, 3]]; map.rows[1] = '##@##.i'; map.rows[3] = '*##@#..'; map.large_cities[0]!.open = [{ at: [2, 1], side: 'W' }]; map.ferries.pop(); }],
  ['a border of the sea', 'side_without_tile', 'at', (map) => Object.assign(map.borders[0]!, { at: [4, 0], side: 'N' })],
  ['a border inland', 'side_inland', 'at', (map) => (map.borders[0]!.side = 'E')],
  ['two borders at a side', 'side_taken', 'at', (map) => map.borders.push({ ...map.borders[0]! })],
  ['a border and a ferry at one water', 'side_shared', 'at', (map) => map.borders.push({ at: [2, 3], side: 'N', kind: 'road', coats: 0, to: 'Pond' })],
  ['a ferry from a square to itself', 'ferry_one_square', 'at', (map) => (map.ferries[0]!.ends = [{ at: [0, 0], side: 'W' }, { at: [0, 0], side: 'W' }])],
  ['a ferry whose way ends elsewhere', 'ferry_path', 'at', (map) => (map.ferries[0]!.path = [[5, 1.5], [5.5, 3]])],
  ['land beside an island', 'island_beside_land', 'at', (map) => (map.rows[1] = '##@@##i')],
  ['two islands of a colour', 'stack_colours', 'text', (map) => ((map.islands[4] as { colour: string }).colour = 'blue')],
  ['a stack on a square', 'stack_on_square', 'at', (map) => ((map.islands[2] as { stacks: unknown }).stacks = [[0.5, 0.5], [-3, 1]])],
  ['rules of islands without islands', 'islands_missing', 'text', (map) => { map.islands = map.islands.slice(0, 2); map.chips!.rules = 'islands'; }],
  ['rules of the isle without the isle', 'isle_missing', 'text', (map) => { delete map.isle_of_man; map.chips!.rules = 'isle_of_man'; }],
  ['treats without rows', 'tracks_missing', 'text', (map) => delete map.tracks!.blue],
  ['the isle on a square', 'isle_on_square', 'at', (map) => (map.isle_of_man!.at = [1.5, 1.5])],
  ['islands without a ferry', 'unreachable', 'at', (map) => map.ferries.shift()],
  ['land far away', 'unreachable', 'at', (map) => Object.assign(map, { rows: map.rows.map((row, y) => `${row}...${y === 2 ? '#' : '.'}`), width: 11, frame: [-4, -2, 13, 7] })],
  ['more chips than have room', 'chip_room', 'text', (map) => (map.chips!.laid = 20)],
  ['eleven chips of a colour', 'chip_colour', 'at', (map) => Object.assign(map, { chip_squares: { blue: Array(11).fill([0, 0]) } })],
  ['a chip on a town', 'chip_not_plain', 'at', (map) => Object.assign(map, { chip_squares: { blue: [[1, 0]] }, chips: { rules: 'treats', laid: 1 } })],
  ['a chip at an open side', 'chip_at_city', 'at', (map) => Object.assign(map, { chip_squares: { blue: [[1, 1]] }, chips: { rules: 'treats', laid: 1 } })],
  ['a chip beside a start', 'chip_at_start', 'at', (map) => Object.assign(map, { chip_squares: { blue: [[0, 2]] }, chips: { rules: 'treats', laid: 1 } })],
  ['two chips on a square', 'chip_taken', 'at', (map) => Object.assign(map, { chip_squares: { blue: [[0, 0], [0, 0]] }, chips: { rules: 'treats', laid: 2 } })],
  ['two chips side by side', 'chip_beside', 'at', (map) => Object.assign(map, { chip_squares: { blue: [[2, 0], [3, 0]] }, chips: { rules: 'treats', laid: 2 } })],
  ['chips without places', 'chip_count', 'text', (map) => Object.assign(map, { chip_squares: { blue: [[0, 0]] } })],
  ['more tiles than squares', 'tiles_many', 'text', (map) => (map.recommended_tiles = [100, 120])],
  ['tiles for a corner of the board', 'tiles_few', 'text', (map) => (map.recommended_tiles = [1, 5])],
  ['a square that no tile fits', 'no_tile_fits', 'at', (map) => Object.assign(map, lonely())],
  ['too much that is printed', 'too_much', 'text', (map) => Object.assign(map, crowded())],
];

// A square with four printed sides, as no tile has them: closed sides of large cities in the north and east, a road in the
// south, a city in the west.
function lonely(): Partial<MapFile> {
  const city = (id: string, at: [number, number]): MapFile['large_cities'][0] => ({ id, name: id, squares: [at], open: [{ at, side: 'E' }], coats: 1 });
  return {
    rows: ['@#####', '#@####', '..*o##'], width: 6, height: 3, recommended_tiles: [8, 14], islands: [], waves: [], ferries: [], tracks: {}, chips: { rules: 'upgrades', laid: 0 }, isle_of_man: { name: 'x', at: [-1, -1] },
    towns: [{ id: 'A', name: 'A', at: [3, 2] }, { id: 'B', name: 'B', at: [2, 2] }], starts: [{ id: 'B', at: [2, 2] }], starts_used: 1, large_cities: [city('C', [0, 0]), city('D', [1, 1])],
    borders: [{ at: [0, 1], side: 'W', kind: 'city', coats: 0, to: 'x' }, { at: [0, 1], side: 'S', kind: 'road', coats: 0, to: 'x' }],
  };
}
// A comb of land, with a border at each of its many sides.
function crowded(): Partial<MapFile> {
  const rows = Array.from({ length: 12 }, (_, y) => (y === 11 ? `*${'#'.repeat(30)}` : '#.'.repeat(15) + '#'));
  const borders = Array.from({ length: 16 }, (_, i) => i * 2).flatMap((x): MapFile['borders'] => [0, 2, 4, 6].map((y) => ({ at: [x, y], side: 'E' as const, kind: 'road' as const, coats: 0, to: 'x' })));
  return {
    rows, width: 31, height: 12, recommended_tiles: [100, 160], islands: [], waves: [], ferries: [], tracks: {}, chips: { rules: 'upgrades', laid: 0 }, isle_of_man: { name: 'x', at: [-1, -1] }, frame: [-2, -2, 33, 14],
    towns: [{ id: 'A', name: 'A', at: [0, 11] }], starts: [{ id: 'A', at: [0, 11] }], starts_used: 1, large_cities: [], borders,
  };
}

test('the sample is sound', () => expect(check_file(sample()).faults).toEqual([]));
test('there are enough ways', () => expect(WAYS.length).toBeGreaterThanOrEqual(60));

test.each(WAYS)('%s: %s', (_, key, place, spoil) => {
  const map = sample();
  spoil(map);
  const { faults } = check_file({ ...map, id: 'isle' });
  const fault = faults.find((each) => each.key === key);
  expect(faults.map((each) => each.key)).toContain(key);
  expect(fault!.text).toMatch(/^isle\.json: ./);
  if (place === 'at') expect(fault!.at).toHaveLength(2);
  if (place === 'list') expect([fault!.list, fault!.entry]).toEqual([expect.any(String), expect.any(Number)]);
  expect(studio).toHaveProperty(`fault_${key}`);

  let sheet = tidy({ ...map, id: 'isle' }, GIVEN);
  for (let round = 0; round < 60 && check(sheet).faults.length; ++round) {
    const found = check(sheet).faults;
    expect(found.filter((each) => !can_mend(each))).toEqual([]);
    sheet = mend(sheet, found[0]!, GIVEN);
  }
  expect(check(sheet).faults).toEqual([]);
  if (!['no rows', 'no square'].includes(_)) expect(tile_squares(sheet)).toBeGreaterThan(9); // mended, not swept away
});

test('what is settled is settled', async () => {
  for (const [how, , , spoil] of WAYS) {
    await breathe();
    const map = sample();
    spoil(map);
    const once = settle(tidy({ ...map, id: 'isle' }, GIVEN, true), GIVEN);
    expect([how, check(once).drawable]).toEqual([how, true]);
    expect([how, settle(once, GIVEN)]).toEqual([how, once]);
  }
});

test('anything at all is read as some sheet', () => {
  for (const value of [null, 7, 'map', [], {}, { rows: 5 }, { rows: [[]], towns: {}, borders: [1, null], ferries: [{ ends: [] }], islands: [{ colour: 'blue' }], frame: ['a'], name: { en: 3 } }])
    expect(check(settle(tidy(value, GIVEN), GIVEN)).faults).toEqual([]);
});

test('all faults of a file are mended at once', () => {
  let sheet = tidy({ ...sample(), starts_used: 8, ferries: [], recommended_tiles: [1, 2] }, GIVEN);
  for (let round = 0; round < 3; ++round) sheet = mend_all(sheet, check(sheet).faults, GIVEN);
  expect(check(sheet).faults).toEqual([]);
});

test('every refusal has its words', () => {
  for (const why of WHYS) expect(studio).toHaveProperty(`why_${why}`);
});
