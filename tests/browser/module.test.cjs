// The game for the browser beside the program: whoever is asked, the answer is the same, byte by byte.
const assert = require('node:assert/strict');
const { execFileSync, spawn } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { after, before, test } = require('node:test');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { FOLDER, PROGRAM, load } = require('../../scripts/module.cjs');

const MAPS = ['benelux', 'deutschland', 'france', 'great_britain', 'iberia'];
const EXPANDED = {
  tiles: { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1, postman: 1 },
  rules: ['inns', 'cathedrals', 'large_meeple', 'builder', 'pig', 'trade_goods', 'abbot'],
};

const CARRIED = { ...JSON.parse(readFileSync(join(__dirname, '../../data/maps/great_britain.json'))), name: { cs: 'Ostrovy' } };

let game, probe, server, address;
const folder = mkdtempSync(join(tmpdir(), 'mappa-module-'));

before(async () => {
  game = await load();
  probe = await load('mappa_probe');
  server = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--store', join(folder, 'games.db')]);
  address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('the server ended')));
  });
});
after(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve)); // it still writes into the folder
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

// Plays a game as the module's players advise and returns all requests with their answers.
function whole_game(setup) {
  const talk = [];
  const ask = (method, params = {}) => {
    const request = JSON.stringify({ jsonrpc: '2.0', id: talk.length, method, params });
    const answer = probe.call('ask', request);
    talk.push({ request, answer });
    return JSON.parse(answer).result;
  };
  ask('new', { setup: { players: ['Zoë', 'B'], seed: 5, ...setup } });
  for (let step = 0, over = false; !over; ++step) {
    const level = step % 25 === 0 ? 'expert' : ['easy', 'medium', 'hard'][step % 3];
    const { action } = ask('suggest', { level, seed: step });
    if (step % 40 === 0) ['view', 'features', 'legal'].forEach((method) => ask(method));
    over = ask('play', { action }).over;
  }
  ask('save');
  return talk;
}

const program_answers = (talk) =>
  execFileSync(PROGRAM, ['engine'], { input: talk.map(({ request }) => request).join('\n'), maxBuffer: 1 << 28 })
    .toString()
    .trimEnd()
    .split('\n');

for (const [name, setup] of [...MAPS.map((map) => [map, { map, chips: true, postman: true }]), ['all rules', EXPANDED], ['a map that comes along', { map: CARRIED, chips: true }]])
  test(`a game is told alike: ${name}`, () => {
    const talk = whole_game(setup);
    program_answers(talk).forEach((answer, i) => assert.equal(talk[i].answer, answer, talk[i].request));
  });

test('what is no request is answered, too', () => {
  const talk = ['', '{', '[]', '{"jsonrpc":"2.0","id":1,"method":"sing"}', `"${'ü'.repeat(300_000)}"`].map((request) => ({ request, answer: probe.call('ask', request) }));
  program_answers(talk).forEach((answer, i) => assert.equal(talk[i].answer, answer));
});

const DRAWINGS = [
  'maps/ukraine.svg?language=nl', // of the many others: one with rivers and mountains, one with island squares
  'maps/taiwan.svg?theme=dark&language=cs&chips=1',
  ...MAPS.flatMap((map) => [`maps/${map}.svg?theme=dark&language=de&chips=1`, `maps/${map}.svg?names=alone&pixels=60`, `cards/${map}.svg`]),
  ...['base/LR', 'base/Cccc+', 'postman/RrWE'].flatMap((tile) => [`tiles/${tile}.svg?rot=1&copy=2`, `tiles/${tile}.json`]),
  'table.svg?squares=-4,-3,5,4&theme=dark',
  ...['meeple-0', 'large-1', 'abbot-2', 'builder-3', 'pig-4', 'postman-5'].map((name) => `figures/${name}.svg?lies=1`),
  'arms/2.svg',
  'chips/blue-2.svg',
  'goods/wine.svg',
  'tiles/nobody/knows.svg',
];
for (const drawing of DRAWINGS)
  test(`a drawing is the same: ${drawing}`, async () => {
    const answer = await fetch(`${address}/art/${drawing}`);
    assert.equal(game.call('get', `/art/${drawing}`), `${answer.status} ${answer.headers.get('content-type')}\n${await answer.text()}`);
  });

test('a map that comes along is drawn once it is known', () => {
  const id = game.call('know_map', JSON.stringify(CARRIED));
  assert.match(id, /^made-[a-z2-7]{27}$/);
  assert.equal(game.call('know_map', JSON.stringify({ ...CARRIED, id })), id);
  assert.match(game.call('get', `/art/maps/${id}.svg?language=de`), /^200 image\/svg\+xml\n[^]*>Ostrovy</);
  assert.match(game.call('get', `/art/cards/${id}.svg`), /^200 /);
  assert.match(game.call('get', `/art/maps/made-${'a'.repeat(27)}.svg`), /^404 /);
  assert.equal(game.call('know_map', '{}'), null);
});

const COMPRESSED = { gzip: (bytes) => gzipSync(bytes, { level: 9 }), brotli: brotliCompressSync }; // the server's, and most web hosts'
for (const [way, compress] of Object.entries(COMPRESSED))
  test(`it is at most 640 kB to load, and its maps 350 kB, compressed with ${way}`, () => {
    const size = ['mappa.js', 'mappa.wasm'].reduce((sum, file) => sum + compress(readFileSync(join(FOLDER, file))).length, 0);
    assert.ok(size <= 640_000, `${size} bytes`);
    const maps = compress(readFileSync(join(FOLDER, 'maps.json'))).length;
    assert.ok(maps <= 350_000, `${maps} bytes of maps`);
  });
