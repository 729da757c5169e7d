// The service worker: keeps the page and its program, so that both are there without a network; makes drawings with the
// program; shows notices.
declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[]; // of the page, from its folder; "./" is the page itself
declare const VERSION: string; // another whenever a file is
declare const MODULE: { script: string; binary: string; maps: string } | null; // null: the page was built without the program

interface Program {
  call: (name: 'get' | 'know_map' | 'maps', text: string) => string | null;
}
declare const mappa: (given: { wasmBinary: ArrayBuffer }) => Promise<Program>;

const OWN = `mappa ${self.registration.scope} `; // in another folder of the same host there may be another page
const PAGE = `${OWN}page ${VERSION}`;
const DRAWINGS = `${OWN}drawings ${VERSION}`;
const MOST_DRAWINGS = 3000;
const ART = new URL('art/', self.registration.scope).href;
const address = (file: string): string => new URL(file, self.registration.scope).href;
const known = new Set(FILES.map(address));

if (MODULE) importScripts(address(MODULE.script));

// What has its contents in its name is taken from an older cache, if it is there.
async function keep(cache: Cache, file: string): Promise<void> {
  const url = address(file);
  const old = file.startsWith('assets/') ? await caches.match(url) : undefined;
  const answer = old ?? (await fetch(url, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

async function keep_all(): Promise<void> {
  const cache = await caches.open(PAGE);
  await Promise.all(FILES.map((file) => keep(cache, file)));
  if (MODULE) await load(MODULE); // whoever waits for the first drawing has waited enough
}

async function forget_old(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== PAGE && name !== DRAWINGS) await caches.delete(name);
  await self.clients.claim();
}

// One program makes all drawings. If it does not come, the next request tries again.
let program: Promise<Program> | null = null;
async function begin({ binary, maps }: { binary: string; maps: string }): Promise<Program> {
  const [bytes, text] = await Promise.all([file(address(binary)).then((found) => found.arrayBuffer()), file(address(maps)).then((found) => found.text())]);
  const begun = await mappa({ wasmBinary: bytes });
  begun.call('maps', text);
  return begun;
}
function load(files: { binary: string; maps: string }): Promise<Program> {
  program ??= begin(files);
  program.catch(() => (program = null));
  return program;
}

// Maps that people made are in a database of the page's (src/mymaps/store.ts), which names it after its folder.
const FOLDER = new URL(self.registration.scope).pathname;
const MAPS = FOLDER === '/' ? 'mappa maps' : `mappa maps ${FOLDER}`;

function made_map(id: string): Promise<string | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(MAPS, 1);
    opening.onerror = () => resolve(null);
    opening.onupgradeneeded = () => opening.result.createObjectStore('maps', { keyPath: 'id' });
    opening.onsuccess = () => {
      const database = opening.result;
      const asking = database.transaction('maps').objectStore('maps').get(id);
      asking.onsuccess = () => resolve((asking.result as { text: string } | undefined)?.text ?? null);
      asking.onerror = () => resolve(null);
      asking.transaction!.oncomplete = () => database.close();
    };
  });
}

// What the program does not know, a map of the host's own or of somebody else's, comes from the server.
async function draw(request: Request): Promise<Response> {
  if (!MODULE) return fetch(request);
  const path = request.url.slice(ART.length);
  const id = /^(?:maps|cards)\/(made-[a-z0-9]{27})\.svg/.exec(path)?.[1];
  const text = id ? await made_map(id) : null;
  const painter = await load(MODULE);
  if (text !== null) painter.call('know_map', text); // it remembers a few only
  const told = painter.call('get', `/art/${path}`) ?? '';
  const line = told.indexOf('\n');
  const [status, type] = [Number(told.slice(0, 3)), told.slice(4, line)];
  return status === 200 ? new Response(told.slice(line + 1), { headers: { 'Content-Type': type } }) : fetch(request);
}

async function drawing(request: Request): Promise<Response> {
  const cache = await caches.open(DRAWINGS);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const made = await draw(request);
  if (made.ok) await cache.put(request, made.clone()).catch(() => {}); // no room: it is made again
  return made;
}

async function file(url: string): Promise<Response> {
  const cache = await caches.open(PAGE);
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(url);
}

async function trim(): Promise<void> {
  const cache = await caches.open(DRAWINGS);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_DRAWINGS)).map((old) => cache.delete(old)));
}

async function bring(notification: Notification): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === notification.data);
  await (page ? page.focus() : self.clients.openWindow(notification.data));
}

self.addEventListener('install', (event) => event.waitUntil(keep_all()));
self.addEventListener('activate', (event) => event.waitUntil(forget_old().then(trim)));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/');
  if (request.method !== 'GET') return;
  if (url.startsWith(ART)) event.respondWith(drawing(request));
  else if (known.has(url)) event.respondWith(file(url));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification));
});
export {};
