// The game for the browser, loaded into Node, and the program beside it: (await load()).call('get', target). What only tests
// ask, the probe answers, which is made of the same libraries: (await load('mappa_probe')).call('ask', request).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = join(__dirname, '../build/wasm/src/browser');
const PROGRAM = process.env.MAPPA ?? join(__dirname, '../build/release/mappa');
const start = (name) => require(join(FOLDER, `${name}.js`))({ wasmBinary: readFileSync(join(FOLDER, `${name}.wasm`)) });
async function load(name = 'mappa') {
  const game = await start(name);
  game.call('maps', readFileSync(join(FOLDER, 'maps.json'), 'utf8'));
  return game;
}
const load_studio = () => start('mappa_studio'); // makes maps and knows none

module.exports = { FOLDER, PROGRAM, load, load_studio };
