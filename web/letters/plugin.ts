// Each face of `look/fonts.css` brings the letters of its `unicode-range` and no others: its file is cut to them.
// 'letters' are those for drawings, which do not see the page's: as a module, since styles cannot be asked for addresses.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { faces, letters, type Face } from './faces';

const STYLES = new URL('../src/look/fonts.css', import.meta.url).pathname;
const CUT = new URL('../node_modules/.cache/letters/', import.meta.url).pathname;
const installed = createRequire(import.meta.url);

const done = new Map<string, Promise<string>>(); // by what a face says: the page and its workers are built by themselves

function cut(face: Face, place: number): Promise<string> {
  const path = done.get(face.rule) ?? write(face, `${CUT}${place}/`);
  done.set(face.rule, path);
  return path;
}

async function write(face: Face, folder: string): Promise<string> {
  const path = folder + face.file.split('/').at(-1);
  mkdirSync(folder, { recursive: true });
  // Hints are for screens of long ago, and a third of a face. What prints knows a face by the family of names 16 and 17.
  const options = { targetFormat: 'woff2', noHinting: true, preserveNameIds: [16, 17] } as const;
  writeFileSync(path, await subset(readFileSync(installed.resolve(face.file)), letters(face), options));
  return path;
}

export function cut_letters(): Plugin {
  return {
    name: 'letters',
    enforce: 'pre',
    resolveId: (id) => (id === 'letters' ? '\0letters' : null),
    async load(id) {
      if (id !== '\0letters') return null;
      this.addWatchFile(STYLES);
      const every = [...faces(readFileSync(STYLES, 'utf8')).entries()].filter(([, { family }]) => family === 'Alegreya');
      const written = await Promise.all(every.map(async ([place, face]) => [`import at_${place} from '${await cut(face, place)}?url';`, `{ url: at_${place}, style: '${face.style}', range: '${face.range}' }`] as const));
      return `${written.map(([line]) => line).join('\n')}\nexport default [${written.map(([, face]) => face).join(', ')}];`;
    },
    async transform(code, id) {
      if (id !== STYLES) return null;
      const rules = await Promise.all(faces(code).map(async (face, place) => [face.rule, face.rule.replace(face.file, await cut(face, place))] as const));
      return rules.reduce((css, [rule, ours]) => css.replace(rule, ours), code);
    },
  };
}
