// The tables of this device, in IndexedDB: of each its head, and its log entry by entry; and maps that no file has.
const TABLES = 'tables'; // heads by id
const ENTRIES = 'entries'; // texts by id and number
const MAPS = 'maps'; // by id
const ALL = [TABLES, ENTRIES, MAPS];

interface KeptMap {
  id: string;
  text: string;
  kept: number; // when it was last wanted
}
export interface Write {
  table?: {
    id: string;
    head: unknown;
    first: number; // number of the first entry
    entries: string[];
  };
  map?: KeptMap;
}
export type Kept = { head: unknown; entries: string[] } | { map: KeptMap };
type Stores = Record<'tables' | 'entries' | 'maps', IDBObjectStore>;

const log_of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 2);
  request.onupgradeneeded = () => {
    for (const each of ALL) if (!request.result.objectStoreNames.contains(each)) request.result.createObjectStore(each);
  };
  return answered(request);
}

export class Store {
  private constructor(private database: IDBDatabase) {}

  static async open(name: string): Promise<Store> {
    return new Store(await open(name));
  }

  // Lasts when the promise is kept, even if the machine loses power then.
  private change(work: (stores: Stores) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(ALL, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      work({ tables: transaction.objectStore(TABLES), entries: transaction.objectStore(ENTRIES), maps: transaction.objectStore(MAPS) });
    });
  }

  write({ table, map }: Write): Promise<void> {
    return this.change(({ tables, entries, maps }) => {
      if (table) {
        tables.put(table.head, table.id);
        table.entries.forEach((entry, i) => entries.add(entry, [table.id, table.first + i]));
      }
      if (map) maps.put(map, map.id);
    });
  }

  erase(gone: string[], gone_maps: string[]): Promise<void> {
    return this.change(({ tables, entries, maps }) => {
      for (const id of gone) {
        tables.delete(id);
        entries.delete(log_of(id));
      }
      for (const id of gone_maps) maps.delete(id);
    });
  }

  async read(): Promise<Kept[]> {
    const transaction = this.database.transaction(ALL, 'readonly');
    const [heads, log, maps] = ALL.map((name) => transaction.objectStore(name));
    const kept_maps = (await answered(maps!.getAll())) as KeptMap[];
    const ids = await answered(heads!.getAllKeys());
    const tables = ids.map(async (id) => ({ head: await answered(heads!.get(id)), entries: await answered(log!.getAll(log_of(String(id)))) }));
    return [...kept_maps.map((map) => ({ map })), ...(await Promise.all(tables))];
  }
}
