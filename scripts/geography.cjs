// Writes data/geography from public-domain lists (Natural Earth) and the outlines of the npm package world-atlas (Natural
// Earth too, in web/node_modules):  node scripts/geography.cjs FOLDER_OF_THE_LISTS
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const LISTS = process.argv[2];
const OUT = join(__dirname, '../data/geography');
const ATLAS = join(__dirname, '../web/node_modules/world-atlas/countries-10m.json');
const LANGUAGES = ['en', 'de', 'es', 'fr', 'nl', 'pt', 'ca', 'it', 'pl', 'cs'];
const GRID = 500; // steps of a degree in outlines.json
const KM = 111.2; // a degree of latitude
// Entries of the atlas without a number.
const BY_NAME = { Somaliland: 'SOL', Kosovo: 'KOS', 'N. Cyprus': 'CYN' };
const BY_NUMBER = { 578: 'NOR' }; // the lists have no number for it
const CODES = { SSD: 'SDS' };     // of places, where the lists differ
const LEFT_OUT = ['ATA'];
const CALLED = { MKD: 'North Macedonia', COD: 'DR Congo' };
const RENAMED = { UKR: { Kiev: 'Kyiv', Odessa: 'Odesa' } }; // as the country spells them
// Borders as the United Nations have them: what the atlas gives to another country, by a spot in it.
const MOVED = [{ from: 'RUS', to: 'UKR', spot: [34.2, 45.3] }, { from: 'SOL', to: 'SOM' }];
// Whose people speak a language that the lists have: places are called by their own people's name.
const SPOKEN = {
  de: 'DEU AUT CHE LIE', fr: 'FRA MCO', pt: 'PRT BRA AGO MOZ CPV STP',
  es: 'ESP MEX GTM HND SLV NIC CRI PAN COL VEN ECU PER BOL CHL ARG PRY URY CUB DOM GNQ PRI',
};

const read = (name) => JSON.parse(readFileSync(join(LISTS, name), 'utf8'));
const write = (name, lines) => writeFileSync(join(OUT, name), '[\n' + lines.map((l) => JSON.stringify(l)).join(',\n') + '\n]\n');
const round = (value, digits) => Number(value.toFixed(digits));

// What differs from the name that is told elsewhere, in the languages that maps speak.
function others(names, usual) {
  const out = {};
  for (const language of LANGUAGES.slice(1)) if (names[language] && names[language] !== usual) out[language] = names[language];
  return out;
}
const with_others = (row, names, usual = names.en) => (Object.keys(others(names, usual)).length ? [...row, others(names, usual)] : row);

const country_list = read('countries.json').filter((c) => !LEFT_OUT.includes(c.a3));
const atlas = JSON.parse(readFileSync(ATLAS, 'utf8'));
const { scale, translate } = atlas.transform;

const arcs = atlas.arcs.map((arc) => {
  let x = 0, y = 0;
  return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
});
const points = (index) => (index < 0 ? [...arcs[~index]].reverse() : arcs[index]);
const ring_points = (ring) => ring.flatMap((index) => points(index).slice(1));

function ring_area(ring) { // square kilometres
  const spots = ring_points(ring);
  const middle = spots.reduce((sum, p) => sum + p[1], 0) / spots.length;
  let sum = 0;
  spots.forEach((p, i) => {
    const q = spots[(i + 1) % spots.length];
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return (Math.abs(sum) / 2) * KM * KM * Math.cos((middle * Math.PI) / 180);
}

function polygons_by_country() {
  const by_number = { ...BY_NUMBER };
  for (const c of country_list) if (c.n3 !== '-99') by_number[c.n3] = c.a3;
  const found = {};
  for (const shape of atlas.objects.countries.geometries) {
    const a3 = by_number[shape.id] ?? BY_NAME[shape.properties.name];
    if (!a3 || !shape.arcs) continue;
    (found[a3] ??= []).push(...(shape.type === 'Polygon' ? [shape.arcs] : shape.arcs));
  }
  return found;
}

const polygons = polygons_by_country();
const inside = ([x, y], spots) => {
  let odd = false;
  spots.forEach((p, i) => {
    const q = spots[(i + 1) % spots.length];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
  });
  return odd;
};

// Rings that share a line become one.
function dissolved(shapes) {
  const all = shapes.flat(2), both = new Set(all.filter((index) => all.includes(~index)));
  if (!both.size) return shapes;
  const whole = shapes.filter((p) => !p.flat().some((index) => both.has(index)));
  let open = shapes.filter((p) => !whole.includes(p)).flat(2).filter((index) => !both.has(index));
  const key = (p) => p.join();
  while (open.length) {
    const ring = [open.pop()];
    for (;;) {
      const end = key(points(ring.at(-1)).at(-1));
      const next = open.findIndex((index) => key(points(index)[0]) === end);
      if (key(points(ring[0])[0]) === end || next < 0) break;
      ring.push(...open.splice(next, 1));
    }
    whole.push([ring]);
  }
  return whole;
}

for (const { from, to, spot } of MOVED) {
  const gone = polygons[from].filter((p) => !spot || inside(spot, ring_points(p[0])));
  polygons[from] = polygons[from].filter((p) => !gone.includes(p));
  polygons[to] = dissolved([...polygons[to], ...gone]);
  if (!polygons[from].length) delete polygons[from];
}
const moved_to = (place) => MOVED.find(({ from, to, spot }) => from === place.country && (!spot || Math.hypot(place.at[0] - spot[0], place.at[1] - spot[1]) < 2.4))?.to;

const area = {};
for (const a3 in polygons) area[a3] = polygons[a3].reduce((sum, p) => sum + ring_area(p[0]), 0);

// Islands that nobody would see are left out, except where the country has nothing else.
for (const a3 in polygons) {
  const least = Math.min(area[a3] / 4000, 25);
  polygons[a3] = polygons[a3].filter((p) => ring_area(p[0]) >= least);
  polygons[a3] = polygons[a3].map((p) => [p[0], ...p.slice(1).filter((hole) => ring_area(hole) > 30)]); // enclaves of a base
}

// A line may be off by so much: a fiftieth of a square of the smallest country that it belongs to.
const tolerance = new Array(arcs.length).fill(0);
for (const a3 in polygons)
  for (const index of polygons[a3].flat(2)) {
    const arc = index < 0 ? ~index : index;
    const mine = Math.min(Math.max(Math.sqrt(area[a3]) / 480, 0.1), 2.8);
    tolerance[arc] = tolerance[arc] ? Math.min(tolerance[arc], mine) : mine;
  }

function simplified(arc, most) { // Douglas and Peucker
  const narrow = Math.cos((arc[0][1] * Math.PI) / 180);
  const flat = arc.map(([x, y]) => [x * narrow * KM, y * KM]);
  const keep = new Set([0, arc.length - 1]);
  const closed = arc[0][0] === arc[arc.length - 1][0] && arc[0][1] === arc[arc.length - 1][1];
  const work = (from, to) => {
    let far = -1, at = -1;
    const [ax, ay] = flat[from], [bx, by] = flat[to];
    const length = Math.hypot(bx - ax, by - ay);
    for (let i = from + 1; i < to; i++) {
      const [px, py] = flat[i];
      const d = length ? Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length : Math.hypot(px - ax, py - ay);
      if (d > far) (far = d), (at = i);
    }
    if (at < 0 || (far <= most && !(closed && keep.size < 4))) return;
    keep.add(at);
    work(from, at);
    work(at, to);
  };
  work(0, arc.length - 1);
  return [...keep].sort((a, b) => a - b).map((i) => arc[i]);
}

function encoded(arc) { // the first point, then steps
  const out = [];
  let x = 0, y = 0;
  for (const [lon, lat] of arc) {
    const nx = Math.round(lon * GRID), ny = Math.round(lat * GRID);
    if (out.length && nx === x && ny === y) continue;
    out.push(nx - x, ny - y);
    (x = nx), (y = ny);
  }
  return out;
}

function write_outlines() {
  const number = new Map(), lines = [], shapes = {};
  const known = (index) => {
    const arc = index < 0 ? ~index : index;
    if (!number.has(arc)) {
      number.set(arc, lines.length);
      lines.push(encoded(simplified(arcs[arc], tolerance[arc])));
    }
    return index < 0 ? ~number.get(arc) : number.get(arc);
  };
  for (const a3 of Object.keys(polygons).sort()) shapes[a3] = polygons[a3].flat().map((ring) => ring.map(known));
  const text = (entries) => '{\n' + Object.entries(entries).map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join(',\n') + '\n}';
  writeFileSync(join(OUT, 'outlines.json'),
    `{"grid":${GRID},\n"lines":[\n${lines.map((l) => JSON.stringify(l)).join(',\n')}\n],\n"countries":${text(shapes)}}\n`);
}

function write_countries() {
  write('countries.json', country_list.filter((c) => polygons[c.a3]).map((c) => {
    const names = { en: c.name };
    const a2 = c.a2 === '-99' ? { FRA: 'FR', NOR: 'NO' }[c.a3] : c.a2;
    if (a2) for (const language of LANGUAGES) names[language] = new Intl.DisplayNames(language, { type: 'region' }).of(a2);
    const usual = names.en.includes(' - ') || names.en.length > c.name.length ? c.name : names.en;
    names.en = CALLED[c.a3] ?? usual; // the shorter one
    const whole = c.type === 'Sovereign country' || c.type === 'Country';
    return with_others([c.a3, names.en, whole ? 1 : 0], names);
  }));
}

// place-names.txt: what the lists do not say. By country and English name: { en, own, de, ... }
function read_names() {
  const out = {};
  let country = '';
  for (const line of readFileSync(join(__dirname, 'place-names.txt'), 'utf8').split('\n')) {
    if (/^[A-Z]{3}$/.test(line)) country = line;
    const found = /^([^#=>]+?)(?: > ([^=]+?))? = ([^;]+)(?:; (.*))?$/.exec(line);
    if (!found) continue;
    const [, listed, english, own, others = ''] = found;
    const names = Object.fromEntries(others.split(', ').filter(Boolean).map((each) => [each.slice(0, 2), each.slice(3)]));
    out[`${country} ${listed}`] = { en: english ?? listed, own, ...names };
  }
  return out;
}

function write_places() {
  const names = read_names();
  const known = new Set(country_list.map((c) => c.a3));
  const rows = read('places.json').map((p) => ({ ...p, capital: moved_to(p) && p.capital ? 1 : p.capital, country: moved_to(p) ?? CODES[p.country] ?? p.country })).filter((p) => known.has(p.country));
  for (const p of rows) p.name.en = RENAMED[p.country]?.[p.name.en] ?? p.name.en;
  // The lists leave out what is as in English. In a language that nobody names, a place is called as its own people call it.
  for (const p of rows) {
    const known = names[`${p.country} ${p.name.en}`];
    p.name = known ?? { ...Object.fromEntries(['de', 'es', 'fr', 'pt'].map((language) => [language, p.name.en])), ...p.name };
  }
  const own = (p) => p.name.own ?? p.name[Object.keys(SPOKEN).find((language) => SPOKEN[language].includes(p.country))] ?? p.name.en;
  write('places.json', rows.map((p) => {
    const row = [p.name.en, own(p), p.country, round(p.at[0], 2), round(p.at[1], 2), p.people, p.capital ?? 0];
    return with_others(row, p.name, own(p));
  }));
  write('ports.json', read('ports.json').filter((p) => p.name).map((p) => [p.name, round(p.at[0], 2), round(p.at[1], 2), p.rank]));
}

function write_lakes() {
  const rows = [];
  for (const lake of read('lakes.json'))
    for (const ring of lake.rings.slice(0, 1)) {
      const thin = simplified(ring, 1.2);
      if (thin.length > 4) rows.push([lake.name ?? '', thin.flatMap(([x, y]) => [round(x, 2), round(y, 2)])]);
    }
  write('lakes.json', rows);
}

// Pieces of one river that meet end to end become one line. Under one grid, first the place, then steps, as outlines.
function write_rivers() {
  const key = ([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const by_name = new Map(), rows = [];
  for (const river of read('rivers.json')) if (river.name) by_name.set(river.name, [...(by_name.get(river.name) ?? []), river]);
  for (const [name, pieces] of by_name) {
    const open = pieces.map((r) => r.line);
    while (open.length) {
      let line = open.pop();
      for (let i = 0; i < open.length; ) {
        const [a, b] = [open[i][0], open[i].at(-1)].map(key);
        if (a === key(line.at(-1))) line = [...line, ...open[i].slice(1)];
        else if (b === key(line[0])) line = [...open[i], ...line.slice(1)];
        else if (b === key(line.at(-1))) line = [...line, ...[...open[i]].reverse().slice(1)];
        else if (a === key(line[0])) line = [...[...open[i]].reverse(), ...line.slice(1)];
        else { i++; continue; }
        open.splice(i, 1);
        i = 0;
      }
      rows.push([name, encoded(simplified(line, 1.5))]);
    }
  }
  write('rivers.json', rows.filter(([, line]) => line.length > 4));
}

function write_peaks() {
  const high = read('peaks.json').filter((p) => p.kind === 'mountain' && p.at[1] > -60);
  write('peaks.json', high.map((p) => [p.name, round(p.at[0], 2), round(p.at[1], 2), p.metres]));
}

write_outlines();
write_countries();
write_places();
write_lakes();
write_rivers();
write_peaks();
