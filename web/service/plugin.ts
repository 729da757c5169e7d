// Puts the program for the browser and the service worker beside the page, when it is built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { transformWithEsbuild, type Plugin } from 'vite';

const at = (path: string): string => new URL(path, import.meta.url).pathname;
const PUBLIC = at('../public/');
const PROGRAM = at('../../build/wasm/src/browser/'); // as CMake's preset "wasm" leaves it
const UNKEPT = /^preview/; // only others ask for it

// As the server sends it; a tag cannot say who may show the page in a frame.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const hash = (...contents: (string | Uint8Array)[]): string => contents.reduce<ReturnType<typeof createHash>>((sum, each) => sum.update(each), createHash('sha256')).digest('hex').slice(0, 12);

interface Part {
  name: string;
  contents: Uint8Array;
}
const named = (name: string, ending: string, contents: Uint8Array): Part => ({ name: `assets/${name}-${hash(contents)}.${ending}`, contents });
function part(file: string): Part {
  const [name, ending] = file.split('.');
  return named(name!, ending!, readFileSync(PROGRAM + file));
}

// What the studio makes maps from: the texts of its files, in one.
const GEOGRAPHY = at('../../data/geography/');
const geography = (): Part =>
  named('geography', 'json', Buffer.from(JSON.stringify(['countries', 'outlines', 'places', 'ports', 'lakes', 'rivers', 'peaks'].map((name) => readFileSync(`${GEOGRAPHY}${name}.json`, 'utf8')))));

// The names of a program's files, for those who load it.
const names_of = (files: Record<string, Part> | null): string => (files ? JSON.stringify(Object.fromEntries(Object.entries(files).map(([what, { name }]) => [what, name]))) : 'null');

export function service(): Plugin {
  const game = existsSync(`${PROGRAM}mappa.wasm`) ? { script: part('mappa.js'), binary: part('mappa.wasm'), maps: part('maps.json') } : null;
  const studio = existsSync(`${PROGRAM}mappa_studio.wasm`) ? { script: part('mappa_studio.js'), binary: part('mappa_studio.wasm'), geography: geography() } : null;
  const [MODULE, STUDIO] = [names_of(game), names_of(studio)];
  const programs = [game, studio].flatMap((files) => Object.values(files ?? {}));
  return {
    name: 'service',
    apply: 'build',
    enforce: 'post',
    config: () => ({ define: { MODULE, STUDIO } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const each of programs) this.emitFile({ type: 'asset', fileName: each.name, source: each.contents });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is not built before the service worker');
        const plain = readdirSync(PUBLIC).filter((name) => !UNKEPT.test(name));
        const files = ['./', ...plain, ...Object.keys(bundle).filter((name) => name !== 'index.html'), ...programs.map(({ name }) => name)];
        const FILES = JSON.stringify([...new Set(files)].sort());
        const worker = readFileSync(at('worker.ts'), 'utf8');
        const VERSION = JSON.stringify(hash(worker, FILES, page.source, ...plain.map((name) => readFileSync(PUBLIC + name))));
        const { code } = await transformWithEsbuild(worker.replace('export {};', ''), 'worker.ts', { define: { FILES, VERSION, MODULE }, minify: true, sourcemap: false });
        this.emitFile({ type: 'asset', fileName: 'service.js', source: code });
      },
    },
  };
}
