// A real server for a test: a free port, a store of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROGRAM = process.env.MAPPA ?? new URL('../../build/release/mappa', import.meta.url).pathname;

export interface Running {
  url: string;
  stop: () => Promise<void>;
}

export function start_server(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'mappa-page-'));
  const page = process.env.MAPPA_PAGE ? ['--page', process.env.MAPPA_PAGE] : [];
  const server = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--store', join(folder, 'games.db'), ...page]);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true });
        resolve();
      });
      server.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve({ url: found[0], stop });
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
