// Makes the boards of data/maps that scripts/boards.json lists: what the program makes of the land, with the names and
// islands that stand there.  node scripts/boards.cjs [ID...]   (MAPPA=path/to/mappa names another program)
const { execFileSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const PROGRAM = process.env.MAPPA ?? join(__dirname, '../build/release/mappa');
const MAPS = join(__dirname, '../data/maps');
const FIVE = ['benelux', 'deutschland', 'france', 'great_britain', 'iberia'];
const BOARDS = JSON.parse(readFileSync(join(__dirname, 'boards.json'), 'utf8'));
const LANGUAGES = ['en', 'de', 'es', 'fr', 'nl', 'pt', 'ca', 'it', 'pl', 'cs'];
const read = (id) => JSON.parse(readFileSync(join(MAPS, `${id}.json`), 'utf8'));

// Places and lands as the five maps call them, by their English names.
const spoken = (name, usual) => Object.fromEntries(LANGUAGES.map((language) => [language, typeof name === 'string' ? name : (name[language] ?? usual ?? name.en)]));
const places = new Map(), lands = new Map();
for (const map of FIVE.map(read)) {
  for (const place of [...map.towns, ...map.large_cities]) places.set(spoken(place.name, place.id).en, spoken(place.name, place.id));
  for (const border of map.borders) {
    lands.set(spoken(border.to).en, spoken(border.to));
    if (border.place) places.set(spoken(border.place).en, spoken(border.place));
  }
  for (const land of map.neighbours) lands.set(spoken(land.name).en, spoken(land.name));
}

// What a file need not say is left out: places are called by their ids, all else as in English.
function shortened(name, usual) {
  const kept = Object.entries(name).filter(([language, text]) => language === 'en' || text !== usual);
  return kept.length === 1 && name.en === usual ? usual : Object.fromEntries(kept);
}
function named(name, known) {
  const own = spoken(name);
  if (known.has(own.en)) return known.get(own.en);
  if (!own.en.includes(' – ')) return own;
  const parts = own.en.split(' – ').map((part, i) => known.get(part) ?? Object.fromEntries(LANGUAGES.map((language) => [language, own[language].split(' – ')[i] ?? part])));
  return Object.fromEntries(LANGUAGES.map((language) => [language, parts.map((part) => part[language]).join(' – ')]));
}

function rename(map) {
  const here = new Map(places); // a port may have the name of a town on the board
  for (const place of [...map.towns, ...map.large_cities]) {
    const name = named(place.name, places);
    here.set(name.en, name);
    place.name = shortened(name, place.id);
  }
  const plain = (name, known) => {
    const found = named(name, known);
    return shortened(found, found.en);
  };
  for (const border of map.borders) {
    border.to = plain(border.to, lands);
    if (border.place) border.place = plain(border.place, here);
  }
  for (const land of map.neighbours) land.name = plain(land.name, lands);
  for (const list of [map.ferries, map.islands ?? [], map.lakes, map.rivers ?? [], map.peaks ?? [], map.waves ?? []]) for (const each of list) each.name = plain(each.name, here);
  if (map.isle_of_man) map.isle_of_man.name = plain(map.isle_of_man.name, here);
}

// Every pair of numbers is a spot, but for these keys.
const NO_SPOTS = ['recommended_tiles', 'tracks'];
const is_spot = (value) => Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
const two_digits = (value) => Math.round(value * 100) / 100;
function moved(value, by) {
  if (is_spot(value)) return value.map((each, i) => two_digits(each + by[i]));
  if (Array.isArray(value)) return value.map((each) => moved(each, by));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, NO_SPOTS.includes(key) ? each : moved(each, by)]));
}

// More rows and columns round the grid, until it holds these squares; the map moves along.
function grown(map, squares) {
  const [xs, ys] = [0, 1].map((i) => squares.map((at) => at[i]));
  const [left, top] = [xs, ys].map((each) => Math.max(0, -Math.min(...each)));
  const [right, bottom] = [Math.max(0, Math.max(...xs) - map.width + 1), Math.max(0, Math.max(...ys) - map.height + 1)];
  const width = left + map.width + right;
  const empty = '.'.repeat(width);
  const rows = [...Array(top).fill(empty), ...map.rows.map((row) => '.'.repeat(left) + row + '.'.repeat(right)), ...Array(bottom).fill(empty)];
  const frame = map.frame.map((each, i) => each + (i % 2 ? top : left));
  const room = [Math.min(frame[0], -1.6), Math.min(frame[1], -1.6), Math.max(frame[2], width + 1.6), Math.max(frame[3], rows.length + 1.6)];
  const tracks = Object.fromEntries(Object.entries(map.tracks ?? {}).map(([colour, track]) => [colour, track.map((row) => row + top)]));
  return [{ ...moved(map, [left, top]), width, height: rows.length, rows, frame: room, ...(map.tracks ? { tracks } : {}) }, [left, top]];
}

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const side_spot = ({ at, side }) => [at[0] + 0.5 + STEP[side][0] / 2, at[1] + 0.5 + STEP[side][1] / 2];

// Island squares by hand, each with a ferry from the mainland; `at` and `from` are squares of the map as it was made.
function with_islands(made, islands) {
  const [map, by] = grown(made, islands.map(({ at }) => at));
  map.islands ??= [];
  for (const { name, at, coats, side, from, ferry } of moved(islands, by)) {
    map.rows[at[1]] = map.rows[at[1]].slice(0, at[0]) + 'i' + map.rows[at[1]].slice(at[0] + 1);
    map.islands.unshift({ name, at, coats });
    const ends = [from, { at, side }];
    map.ferries.push({ name: ferry.name, coats: ferry.coats, ends, path: [side_spot(ends[0]), ...(ferry.path ?? []), side_spot(ends[1])] });
  }
  return map;
}

// One key a line, and one entry of a list.
const is_list = (value, key) => Array.isArray(value) && value.length > 0 && (typeof value[0] === 'object' || key === 'rows') && key !== 'frame';
const text = (map) => `{\n${Object.entries(map).map(([key, value]) => `  "${key}": ${is_list(value, key) ? `[\n${value.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]` : JSON.stringify(value)}`).join(',\n')}\n}\n`;

function make(board, folder) {
  const file = join(folder, `${board.id}.json`);
  const wish = (key, value) => (value === undefined ? [] : [`--${key}=${value}`]);
  const report = execFileSync(PROGRAM, ['map', 'make', `--country=${board.countries}`, ...wish('within', board.within), ...wish('squares', board.squares), ...wish('seed', board.seed), ...wish('chips', board.chips), '-o', file], { encoding: 'utf8' });
  const made = JSON.parse(readFileSync(file, 'utf8'));
  rename(made);
  const stacks = (made.islands ?? []).filter(({ stacks }) => stacks);
  if (board.stacks === null) made.islands = made.islands.filter(({ stacks }) => !stacks);
  (board.stacks ?? []).forEach((name, i) => stacks[i] && (stacks[i].name = name));
  if (board.isle && made.isle_of_man) made.isle_of_man.name = board.isle;
  const { format, version, id, ...rest } = board.islands ? with_islands(made, board.islands) : made;
  const map = { format, version, id, ...rest, name: board.name, region: board.region };
  writeFileSync(join(MAPS, `${id}.json`), text(map));
  console.log(report);
}

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'boards-'));
for (const board of BOARDS) if (!wanted.length || wanted.includes(board.id)) make(board, folder);
rmSync(folder, { recursive: true });
