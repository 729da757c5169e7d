// The game for the browser, loaded into Node, and the program beside it: (await load()).call('get', target). What only tests
// ask, the probe answers, which is made of the same libraries: (await load('mappa_probe')).call('ask', request).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = join(__dirname, '../build/wasm/src/browser');
const PROGRAM = process.env.MAPPA ?? join(__dirname, '../build/release/mappa');
const load = (name = 'mappa') => require(join(FOLDER, `${name}.js`))({ wasmBinary: readFileSync(join(FOLDER, `${name}.wasm`)) });

module.exports = { FOLDER, PROGRAM, load };
