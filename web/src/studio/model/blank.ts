// A blank sheet: a meadow with a start in its middle.
import type { Sheet } from './file';
import type { Given } from './names';
import { recommended, settle } from './settle';

export function blank(name: string, given: Given, width = 12, height = 10): Sheet {
  const at: [number, number] = [Math.floor(width / 2), Math.floor(height / 2)];
  const sheet: Sheet = {
    format: 'mappa-map',
    version: 1,
    id: 'mine',
    name,
    recommended_tiles: [1, 1000],
    width,
    height,
    rows: Array<string>(height).fill('#'.repeat(width)),
    towns: [{ id: given.town, name: given.town, at }],
    starts: [{ id: given.town, at }],
    starts_used: 1,
    large_cities: [],
    borders: [],
    ferries: [],
    waves: [],
    islands: [],
    frame: [0, 0, 0, 0],
    outline: [],
    inner_borders: [],
    lakes: [],
    neighbours: [],
    origin: [0, 0],
  };
  return settle({ ...sheet, recommended_tiles: recommended(sheet) }, given);
}
