// The folder that `mappa site` writes, on a plain web host: in a folder of it, with a few types and nothing else.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from './server';

const PLACE = '/games/mappa/';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', png: 'image/png', json: 'application/json' };

export interface Site {
  folder: string;
  url: string;
  end: () => void; // nobody answers any more
  close: () => Promise<void>;
}

function write(folder: string): void {
  const page = process.env.MAPPA_PAGE ? ['--page', process.env.MAPPA_PAGE] : [];
  const { status, stderr } = spawnSync(PROGRAM, ['site', folder, ...page], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function host(folder: string): Server {
  return createServer(({ url = '' }, answer) => {
    const path = url.split('?')[0]!;
    const file = join(folder, path.startsWith(PLACE) ? path.slice(PLACE.length) || 'index.html' : 'none');
    if (!existsSync(file)) return void answer.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
    answer.writeHead(200, { 'Content-Type': TYPES[file.split('.').at(-1)!] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  });
}

export async function open_site(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'mappa-site-'));
  write(folder);
  const server = host(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PLACE}?seed=1`,
    end: () => {
      server.on('connection', (socket) => socket.destroy()); // its address stays taken: else another test's server might come there
      server.closeAllConnections();
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      rmSync(folder, { recursive: true });
    },
  };
}
