// A package that enters the page without its licence in licences/ stops the build.
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const LICENCES = new URL('../../licences/', import.meta.url).pathname;

// "/.../node_modules/@scope/name/file.js": "name"; nothing: it is our own.
const package_of = (file: string): string | undefined => /.*\/node_modules\/(?:@[^/]+\/)?([^./][^/]*)/.exec(file)?.[1];

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const missing = [...new Set(files.map(package_of))].filter((name) => name && !existsSync(`${LICENCES}${name}.txt`));
      if (missing.length) this.error(`the page contains ${missing.join(', ')}: put each one's licence into licences/`);
    },
  };
}
