// 'boards': what the page knows of the maps of data/maps before it asks for one: where each stands, and its names.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MAPS = new URL('../../data/maps/', import.meta.url).pathname;

interface MapFile {
  id: string;
  name: Record<string, string>;
  region?: string;
}

export function boards(): Plugin {
  return {
    name: 'boards',
    resolveId: (id) => (id === 'boards' ? '\0boards' : null),
    load(id) {
      if (id !== '\0boards') return null;
      const files = readdirSync(MAPS).sort().map((name) => MAPS + name);
      for (const file of files) this.addWatchFile(file);
      const maps = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as MapFile);
      const known = maps.filter(({ region }) => region).map(({ id, region, name }) => [id, { region, name }]);
      return `export default ${JSON.stringify(Object.fromEntries(known))};`;
    },
  };
}
