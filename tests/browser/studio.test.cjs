// The program of the map studio makes boards from countries.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { test } = require('node:test');
const { load_studio } = require('../../scripts/module.cjs');

const geography = (name) => readFileSync(join(__dirname, `../../data/geography/${name}.json`), 'utf8');

test('a country becomes a board, another seed another one, which can be worked on', async () => {
  const studio = await load_studio();
  studio.call('geography', ...['countries', 'outlines', 'places', 'ports', 'lakes', 'rivers', 'peaks'].map(geography));
  const make = (wishes) => JSON.parse(studio.call('make', JSON.stringify(wishes)));
  const [one, two] = [1, 2].map((seed) => make({ countries: ['IRL'], seed, candidates: 1, games: 20 }).map);
  assert.notDeepEqual(one.rows, two.rows);
  assert.deepEqual(JSON.parse(studio.call('check', JSON.stringify(one), `${one.id}.json`)), { faults: [], advice: [], drawable: true });
  assert.match(make({ countries: ['XXX'] }).refused, /XXX/);
  assert.match(make({ countries: 3 }).refused, /countries/);
});
