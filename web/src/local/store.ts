// The tables of this device, in IndexedDB: of each its head, and its log entry by entry.
const TABLES = 'tables'; // heads by id
const ENTRIES = 'entries'; // texts by id and number
const BOTH = [TABLES, ENTRIES];

export interface Write {
  id: string;
  head: unknown;
  first: number; // number of the first entry
  entries: string[];
}
export interface Kept {
  head: unknown;
  entries: string[];
}

const log_of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES);
    request.result.createObjectStore(ENTRIES);
  };
  return answered(request);
}

export class Store {
  private constructor(private database: IDBDatabase) {}

  static async open(name: string): Promise<Store> {
    return new Store(await open(name));
  }

  // Lasts when the promise is kept, even if the machine loses power then.
  private change(work: (heads: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(BOTH, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      work(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
    });
  }

  write({ id, head, first, entries }: Write): Promise<void> {
    return this.change((heads, log) => {
      heads.put(head, id);
      entries.forEach((entry, i) => log.add(entry, [id, first + i]));
    });
  }

  erase(ids: string[]): Promise<void> {
    return this.change((heads, log) => {
      for (const id of ids) {
        heads.delete(id);
        log.delete(log_of(id));
      }
    });
  }

  async read(): Promise<Kept[]> {
    const transaction = this.database.transaction(BOTH, 'readonly');
    const [heads, log] = BOTH.map((name) => transaction.objectStore(name));
    const ids = await answered(heads!.getAllKeys());
    return Promise.all(ids.map(async (id) => ({ head: await answered(heads!.get(id)), entries: await answered(log!.getAll(log_of(String(id)))) })));
  }
}
