// The maps that this device knows beside those of the program, in IndexedDB: the visitor's own, and those that came by a link
// or with a game. The service worker reads them here to draw them (service/worker.ts).
import { own } from '../look/base';
import type { FileName } from './made';

const DATABASE = own('mappa maps');
const MAPS = 'maps';
const MOST_FOREIGN = 200; // twice as many as this device has tables

export interface Known {
  id: string; // "made-...": what is in it decides
  text: string; // the file
  name: FileName;
  mine: boolean; // the visitor keeps it
  time: number; // of the last change
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

let opened: Promise<IDBDatabase> | null = null;
function database(): Promise<IDBDatabase> {
  if (opened) return opened;
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(MAPS, { keyPath: 'id' });
  opened = answered(request);
  opened.catch(() => (opened = null));
  return opened;
}

async function change(work: (maps: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(MAPS, 'readwrite', { durability: 'strict' });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    work(transaction.objectStore(MAPS));
  });
}

const reading = async (): Promise<IDBObjectStore> => (await database()).transaction(MAPS, 'readonly').objectStore(MAPS);

export async function read_map(id: string): Promise<Known | null> {
  return ((await answered((await reading()).get(id))) as Known | undefined) ?? null;
}
export async function read_maps(): Promise<Known[]> {
  return answered((await reading()).getAll()) as Promise<Known[]>;
}
export const write_maps = (...all: Known[]): Promise<void> => change((maps) => all.forEach((map) => maps.put(map)));

// Those of others that nobody has met for longest go.
export async function trim_maps(): Promise<void> {
  const foreign = (await read_maps()).filter(({ mine }) => !mine).sort((a, b) => b.time - a.time);
  if (foreign.length > MOST_FOREIGN) await change((maps) => foreign.slice(MOST_FOREIGN).forEach(({ id }) => maps.delete(id)));
}
