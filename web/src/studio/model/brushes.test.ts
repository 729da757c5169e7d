// Every brush on a small sheet; whatever it leaves, the program finds nothing out of place.
import { expect, test } from 'vitest';
import { breathe, check, check_file, MAPS, sheet_of } from '../with_program';
import { apply, BRUSHES, target, type Options } from '../brushes';
import { blank } from './blank';
import { chip_place, chip_rules, chips_laid, isle, stacks, track } from './chips';
import { city, open_side } from './cities';
import { border, ferry, no_ferry, way_between } from './coasts';
import { file_of, ground, squares_of, stack_islands, tile_squares, type Sheet, type SideAt, type Square } from './file';
import { begin, change, redo, undo } from './history';
import { GIVEN, in_language, proper, read_name } from './names';
import type { Outcome, Why } from './outcome';
import { island, land, water, wave } from './paint';
import { name_map, rename, set_coats, thing_at } from './things';
import { grape, move_town, start, town, use_starts } from './towns';

const meadow = (width = 6, height = 5): Sheet => blank('Mine', GIVEN, width, height);

// A brush left a sheet that can be drawn.
function done(outcome: Outcome): Sheet {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`);
  expect(check(outcome).drawable).toBe(true);
  return outcome;
}
function refused(outcome: Outcome): Why | undefined {
  return 'refused' in outcome ? outcome.refused : undefined;
}
const side = (x: number, y: number, letter: SideAt['side']): SideAt => ({ at: [x, y], side: letter });

test('a blank sheet is a sound map of any size', () => {
  for (const [width, height] of [[1, 1], [2, 1], [3, 3], [12, 10], [32, 4]] as const) expect(check(meadow(width, height)).faults).toEqual([]);
});

test('the maps of the program are sheets as they are', () => {
  for (const name of MAPS) expect([name, check(sheet_of(name)).faults]).toEqual([name, []]);
});

test('land grows the sheet to all sides, and what lies on it moves along', () => {
  const sheet = done(town(meadow(), [1, 1], GIVEN));
  const wider = done(land(sheet, [-2, -1], GIVEN));
  expect([wider.width, wider.height, wider.origin]).toEqual([8, 6, [2, 1]]);
  expect(wider.towns.map(({ at }) => at)).toEqual([[5, 3], [3, 2]]);
  expect(wider.rows[0]).toBe('#.......');
  const back = done(water(wider, [0, 0], GIVEN));
  expect([back.width, back.height, back.origin]).toEqual([6, 5, [0, 0]]);
  expect(refused(land(meadow(32, 3), [32, 0], GIVEN))).toBe('too_large');
  expect(land(sheet, [2, 2], GIVEN)).toBe(sheet);
});

test('water takes all that lies on a square; the last one stays', () => {
  const sheet = done(border(done(city(meadow(), [0, 0], GIVEN)), side(3, 0, 'N'), 'road', GIVEN));
  const less = done(water(done(water(sheet, [0, 0], GIVEN)), [3, 0], GIVEN));
  expect([less.large_cities, less.borders]).toEqual([[], []]);
  expect(refused(water(meadow(1, 1), [0, 0], GIVEN))).toBe('last_square');
  expect(refused(wave(meadow(1, 1), [0, 0], GIVEN))).toBe('last_square');
  expect(tile_squares(done(water(meadow(), [3, 2], GIVEN)))).toBe(29); // the start was there
});

test('waves have names, and islands have water round them', () => {
  const sheet = done(wave(meadow(), [2, 2], GIVEN));
  expect(sheet.waves).toEqual([{ name: 'Sea', at: [2, 2] }]);
  expect(done(land(sheet, [2, 2], GIVEN)).waves).toEqual([]);
  expect(refused(island(sheet, [6, 2], GIVEN))).toBe('beside_land');
  const isles = done(island(done(island(sheet, [7, 2], GIVEN)), [8, 2], GIVEN));
  expect(isles.islands.map((each) => 'at' in each && each.at)).toEqual([[7, 2], [8, 2]]);
  expect(check(isles).faults.map(({ key, values }) => [key, values?.['n']])).toEqual([['unreachable', 2]]);
  const joined = done(land(isles, [6, 2], GIVEN)); // now it is land like any other
  expect([joined.islands, joined.rows[2]]).toEqual([[], '##~*#####'.slice(0, 9)]);
});

test('towns are built, moved, named, made starts and given grapes', () => {
  let sheet = done(town(meadow(), [1, 1], GIVEN));
  expect(sheet.towns.map(({ id }) => id)).toEqual(['Town', 'Town 2']);
  sheet = done(move_town(sheet, [1, 1], [4, 4], GIVEN));
  expect([ground(sheet, [1, 1]), ground(sheet, [4, 4])]).toEqual(['#', 'o']);
  expect(refused(move_town(sheet, [4, 4], [3, 2], GIVEN))).toBe('not_free');
  expect(refused(move_town(sheet, [0, 0], [1, 0], GIVEN))).toBe('no_town');
  sheet = done(move_town(sheet, [3, 2], [2, 2], GIVEN));
  expect(sheet.starts).toEqual([{ id: 'Town', at: [2, 2] }]);
  sheet = done(start(sheet, [4, 4], GIVEN));
  expect(sheet.starts.map(({ id }) => id)).toEqual(['Town', 'Town 2']);
  expect(use_starts(sheet, 5, GIVEN).starts_used).toBe(2);
  sheet = done(start(sheet, [2, 2], GIVEN));
  expect(refused(start(sheet, [4, 4], GIVEN))).toBe('last_start');
  expect(refused(town(sheet, [4, 4], GIVEN))).toBe('last_start');
  sheet = done(start(sheet, [0, 0], GIVEN)); // both at once
  expect([sheet.towns.length, sheet.starts.length]).toEqual([3, 2]);
  sheet = done(grape(sheet, [0, 0], 'blue'));
  expect(sheet.towns.at(-1)!.grape).toBe('blue');
  expect(done(grape(sheet, [0, 0], 'blue')).towns.at(-1)).not.toHaveProperty('grape');
  expect(refused(grape(sheet, [1, 0], 'blue'))).toBe('no_town');
  expect(done(town(sheet, [0, 0], GIVEN)).starts).toHaveLength(1);
  let full = meadow(10, 3);
  for (let x = 0; full.starts.length < 8; ++x) full = done(start(full, [x, 0], GIVEN));
  expect(refused(start(full, [9, 2], GIVEN))).toBe('many_starts');
});

test('large cities have one or two squares, and one open side at least', () => {
  let sheet = done(city(meadow(), [1, 1], GIVEN));
  expect(sheet.large_cities[0]!.open).toHaveLength(4);
  sheet = done(city(sheet, [2, 1], GIVEN));
  expect([sheet.large_cities[0]!.squares, sheet.large_cities[0]!.open.length]).toEqual([[[1, 1], [2, 1]], 6]);
  expect(refused(city(sheet, [1, 2], GIVEN))).toBe('city_full');
  expect(refused(city(sheet, [3, 2], GIVEN))).toBe('not_free');
  for (const each of sheet.large_cities[0]!.open.slice(1)) sheet = done(open_side(sheet, each, GIVEN));
  expect(refused(open_side(sheet, sheet.large_cities[0]!.open[0]!, GIVEN))).toBe('last_open_side');
  sheet = done(open_side(sheet, side(2, 1, 'E'), GIVEN));
  expect(sheet.large_cities[0]!.open).toHaveLength(2);
  expect(refused(open_side(sheet, side(1, 1, 'E'), GIVEN))).toBe('no_room_to_open');
  expect(refused(open_side(sheet, side(5, 4, 'E'), GIVEN))).toBe('not_land');
  sheet = done(city(sheet, [1, 1], GIVEN));
  expect(sheet.large_cities[0]!.squares).toEqual([[2, 1]]);
  expect(done(city(sheet, [2, 1], GIVEN)).large_cities).toEqual([]);
  expect(refused(city(done(land(meadow(1, 1), [2, 0], GIVEN)), [2, 0], GIVEN))).toBe('no_room_to_open');
});

test('borders and ferries end where the board does', () => {
  let sheet = done(border(meadow(), side(0, 0, 'N'), 'road', GIVEN));
  sheet = done(border(sheet, side(0, 0, 'N'), 'city', GIVEN));
  expect(sheet.borders).toMatchObject([{ kind: 'city', to: 'Abroad', coats: 1 }]);
  expect(done(border(sheet, side(0, 0, 'N'), 'city', GIVEN)).borders).toEqual([]);
  expect(refused(border(sheet, side(0, 0, 'E'), 'road', GIVEN))).toBe('no_coast');
  let bay = done(water(done(water(sheet, [2, 0], GIVEN)), [3, 0], GIVEN));
  bay = done(ferry(bay, side(1, 0, 'E'), side(4, 0, 'W'), [[2.1, 0.5], [2.5, 0.8], [3, 0.3], [3.9, 0.5]], GIVEN));
  expect(bay.ferries[0]!.path).toEqual([[2, 0.5], [2.5, 0.8], [3, 0.3], [4, 0.5]]);
  expect(refused(ferry(bay, side(1, 0, 'E'), side(3, 1, 'N'), [], GIVEN))).toBe('side_in_use');
  expect(refused(ferry(bay, side(2, 1, 'N'), side(2, 1, 'N'), [], GIVEN))).toBe('same_square');
  expect(refused(border(bay, side(2, 1, 'N'), 'road', GIVEN))).toBe('side_crowded');
  expect(done(no_ferry(bay, side(4, 0, 'W'))).ferries).toEqual([]);
  expect(done(land(bay, [2, 0], GIVEN)).ferries).toEqual([]); // no water any more
  expect(way_between(side(0, 0, 'N'), side(2, 0, 'N'), [])).toEqual([[0.5, 0], [2.5, 0]]);
});

test('chips have rules, places, rows, islands and an isle', () => {
  let sheet = chip_rules(meadow(8, 8), 'wine', GIVEN);
  sheet = chips_laid(sheet, 6, GIVEN);
  expect(sheet.chips).toEqual({ rules: 'wine', laid: 6 });
  for (const rules of ['islands', 'isle_of_man', 'treats', 'upgrades'] as const) expect([rules, check(chip_rules(sheet, rules, GIVEN)).faults]).toEqual([rules, []]);
  expect(chip_rules(sheet, null, GIVEN)).not.toHaveProperty('chips');
  sheet = done(chip_place(sheet, [0, 0], 'blue', GIVEN));
  expect(sheet.chips!.laid).toBe(1);
  expect(refused(chip_place(sheet, [1, 0], 'blue', GIVEN))).toBe('no_chip_there');
  expect(refused(chip_place(sheet, [4, 3], 'blue', GIVEN))).toBe('no_chip_there'); // beside the start
  sheet = done(chip_place(sheet, [2, 0], 'orange', GIVEN));
  expect(done(chip_place(sheet, [2, 0], 'blue', GIVEN)).chip_squares).toEqual({ blue: [[0, 0], [2, 0]] });
  expect(done(chip_place(sheet, [0, 0], 'blue', GIVEN)).chip_squares).toEqual({ orange: [[2, 0]] });
  let many = meadow(32, 6);
  for (let x = 0; x < 20; x += 2) many = done(chip_place(many, [x, 0], 'purple', GIVEN));
  expect(refused(chip_place(many, [22, 0], 'purple', GIVEN))).toBe('chips_all_laid');
  expect(track(sheet, 'orange', [3, 1], GIVEN).tracks).toEqual({ orange: [2, 4] });
  expect(track(track(sheet, 'orange', [3, 1], GIVEN), 'orange', null, GIVEN)).not.toHaveProperty('tracks');
  const isles = stacks(isle(sheet, true, GIVEN), true, GIVEN);
  expect(check(isles).faults).toEqual([]);
  expect(stack_islands(isles)).toHaveLength(3);
  expect(stacks(chip_rules(isles, 'islands', GIVEN), false, GIVEN)).toMatchObject({ chips: { rules: 'upgrades' }, islands: [] });
  expect(isle(isles, false, GIVEN)).not.toHaveProperty('isle_of_man');
  const [spot] = stack_islands(isles)[0]!.stacks;
  const over = done(land(isles, [Math.floor(spot[0]), Math.floor(spot[1])], GIVEN)); // they make room
  expect(stack_islands(over)).toHaveLength(3);
});

test('names are said in one language or in several', () => {
  let sheet = rename(meadow(), { list: 'towns', index: 0 }, 'name', 'Köln', 'de', false, GIVEN);
  expect([sheet.towns[0]!.id, sheet.starts[0]!.id]).toEqual(['Köln', 'Köln']);
  sheet = rename(sheet, { list: 'towns', index: 0 }, 'name', 'Cologne', 'fr', true, GIVEN);
  expect(sheet.towns[0]).toMatchObject({ id: 'Köln', name: { en: 'Köln', fr: 'Cologne' } });
  expect(check(sheet).faults).toEqual([]);
  expect(read_name(sheet.towns[0]!.name, 'cs')).toBe('Köln');
  expect(in_language({ en: 'A', de: 'B' }, '', 'de')).toBe('A');
  expect(proper('\n', 'x')).toBe('x');
  expect(new TextEncoder().encode(proper('ü'.repeat(90), 'x'))).toHaveLength(100);
  const two = done(town(sheet, [0, 0], GIVEN));
  expect(rename(two, { list: 'towns', index: 1 }, 'name', 'Köln', 'de', false, GIVEN).towns[1]!.id).toBe('Köln 2');
  const away = done(border(two, side(0, 1, 'W'), 'road', GIVEN));
  const named = rename(rename(away, { list: 'borders', index: 0 }, 'to', 'Elsewhere', 'en', false, GIVEN), { list: 'borders', index: 0 }, 'place', 'The gate', 'en', false, GIVEN);
  expect(named.borders[0]).toMatchObject({ to: 'Elsewhere', place: 'The gate' });
  expect(rename(named, { list: 'borders', index: 0 }, 'place', ' ', 'en', false, GIVEN).borders[0]).not.toHaveProperty('place');
  expect(check(set_coats(named, { list: 'borders', index: 0 }, 4)).faults).toEqual([]);
  expect(name_map({ ...named, name: { en: 'Map', nl: 'Kaart' } }, 'Land', 'nl', false).name).toBe('Land'); // for all
  expect(name_map({ ...named, name: { en: 'Map', nl: 'Kaart' } }, 'Land', 'nl', true).name).toEqual({ en: 'Map', nl: 'Land' });
  expect(rename(sheet, { list: 'towns', index: 0 }, 'name', 'Bonn', 'fr', false, GIVEN).towns[0]).toMatchObject({ id: 'Bonn', name: 'Bonn' });
  expect(thing_at(named, [0, 1], side(0, 1, 'W'))).toEqual({ list: 'borders', index: 0 });
  expect(thing_at(named, [3, 3])).toBe(null);
});

test('history goes back and forth without end; what one stroke does is undone together', () => {
  let history = begin(meadow());
  const first = history.now;
  for (let x = 0; x < 6; ++x) history = change(history, done(water(history.now, [x, 0], GIVEN)), 'stroke');
  expect(history.past).toHaveLength(1);
  for (let n = 0; n < 300; ++n) history = change(history, { ...history.now, starts_used: 1 });
  for (let n = 0; n < 301; ++n) history = undo(history);
  expect([history.now, history.past, undo(history)]).toEqual([first, [], history]);
  for (let n = 0; n < 400; ++n) history = redo(history);
  expect([history.past.length, history.future]).toEqual([301, []]);
});

// As a hand without a plan uses them.
test.each([...MAPS, 'blank'])('a thousand strokes by chance on %s leave nothing out of place', { timeout: 240_000 }, async (name) => {
  let seed = 7;
  const chance = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  let sheet = name === 'blank' ? meadow() : sheet_of(name);
  let refusals = 0;
  for (let n = 0; n < 1000; ++n) {
    if (n % 20 === 0) await breathe();
    const brush = BRUSHES[chance(BRUSHES.length)]!.id;
    const spot: [number, number] = [chance((sheet.width + 4) * 10) / 10 - 2, chance((sheet.height + 4) * 10) / 10 - 2];
    const options: Options = { border: chance(2) ? 'road' : 'city', colour: (['purple', 'blue', 'orange'] as const)[chance(3)]! };
    const aim = target(sheet, brush, spot);
    const other = target(sheet, 'ferry', [chance(sheet.width * 10) / 10, chance(sheet.height * 10) / 10]).side;
    const towns = sheet.towns;
    const before: Square = towns[chance(Math.max(1, towns.length))]?.at ?? [0, 0];
    const next = brush === 'hand' ? move_town(sheet, before, aim.at, GIVEN) : brush === 'ferry' && aim.side && other ? ferry(sheet, aim.side, other, [spot, [1, 1], [2, 1]], GIVEN) : apply(sheet, brush, aim, options, GIVEN);
    if ('refused' in next) ++refusals;
    else if (next !== sheet) {
      sheet = next;
      const told = check(sheet);
      expect([n, brush, aim, told.drawable ? [] : told.faults]).toEqual([n, brush, aim, []]);
    }
  }
  expect(refusals).toBeGreaterThan(50);
  expect(refusals).toBeLessThan(950);
  expect(check_file(file_of(sheet)).drawable).toBe(true);
  expect(squares_of(sheet).length).toBeGreaterThan(0);
});
