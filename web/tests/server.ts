// A real server for a test: a free port, a store of its own; or those of one that was stopped. It deals the same games in
// every run, those of another MAPPA_SEED if that is set.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROGRAM = process.env.MAPPA ?? new URL('../../build/release/mappa', import.meta.url).pathname;

export interface Running {
  url: string;
  stop: () => Promise<void>;
  restart: (meanwhile: () => Promise<void>) => Promise<Running>; // stops it, and begins again at the same address with the same games
}

export function start_server(...options: string[]): Promise<Running> {
  return serve(mkdtempSync(join(tmpdir(), 'mappa-page-')), '127.0.0.1:0', options);
}

function serve(folder: string, address: string, options: string[]): Promise<Running> {
  const page = process.env.MAPPA_PAGE ? ['--page', process.env.MAPPA_PAGE] : [];
  const server = spawn(PROGRAM, ['serve', '--listen', address, '--store', join(folder, 'games.db'), '--seed', process.env.MAPPA_SEED ?? '1', ...page, ...options]);
  const end = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });
  const stop = () => end().then(() => rmSync(folder, { recursive: true }));
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve({ url: found[0], stop, restart: (meanwhile) => end().then(meanwhile).then(() => serve(folder, new URL(found[0]).host, options)) });
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
