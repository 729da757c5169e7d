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
function part(file: string): Part {
  const contents = readFileSync(PROGRAM + file);
  return { name: `assets/${file.replace('.', `-${hash(contents)}.`)}`, contents };
}

export function service(): Plugin {
  const built = existsSync(`${PROGRAM}mappa.wasm`);
  const files = built ? { script: part('mappa.js'), binary: part('mappa.wasm'), maps: part('maps.json') } : null;
  const parts = Object.values(files ?? {});
  const MODULE = files ? JSON.stringify({ script: files.script.name, binary: files.binary.name, maps: files.maps.name }) : 'null';
  return {
    name: 'service',
    apply: 'build',
    enforce: 'post',
    config: () => ({ define: { MODULE } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const each of parts) this.emitFile({ type: 'asset', fileName: each.name, source: each.contents });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is not built before the service worker');
        const plain = readdirSync(PUBLIC).filter((name) => !UNKEPT.test(name));
        const files = ['./', ...plain, ...Object.keys(bundle).filter((name) => name !== 'index.html'), ...parts.map(({ name }) => name)];
        const FILES = JSON.stringify([...new Set(files)].sort());
        const worker = readFileSync(at('worker.ts'), 'utf8');
        const VERSION = JSON.stringify(hash(worker, FILES, page.source, ...plain.map((name) => readFileSync(PUBLIC + name))));
        const { code } = await transformWithEsbuild(worker.replace('export {};', ''), 'worker.ts', { define: { FILES, VERSION, MODULE }, minify: true, sourcemap: false });
        this.emitFile({ type: 'asset', fileName: 'service.js', source: code });
      },
    },
  };
}
