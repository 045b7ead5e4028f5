import type { NewPiece, PieceChange } from './pieceStore.ts';

/** A request on its way: kept before it is sent, and until its answer was taken over. */
export interface OutboxEntry {
  /** Of the draft. */
  readonly key: string;
  /** Who sends it: nobody else does. */
  readonly account: string;
  /** Its id, which for a new piece is the piece's. */
  readonly mutation: string;
  readonly create?: NewPiece;
  readonly save?: PieceChange;
}

/** Requests without an answer, at most one for each draft. Its methods reject where the browser's storage is blocked or full. */
export interface Outbox {
  load(key: string): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
}

const store = 'requests';

async function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>) {
  const opening = indexedDB.open('daybreak-outbox', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' });
  const db = await done(opening);
  try {
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // Both fail where one does.
    const [value] = await Promise.all([done(work(transaction.objectStore(store))), written]);
    return value;
  } finally {
    db.close();
  }
}

/** Requests in this browser (IndexedDB): they outlive the page, and a crash of it. */
export const browserOutbox: Outbox = {
  load: (key) => within<OutboxEntry | undefined>('readonly', (entries) => entries.get(key)),
  put: async (entry) => {
    await within('readwrite', (entries) => entries.put(entry));
  },
  remove: async (key) => {
    await within('readwrite', (entries) => entries.delete(key));
  },
};

/** Requests for as long as the page is open. */
export function memoryOutbox(): Outbox {
  const entries = new Map<string, OutboxEntry>();
  return {
    load: async (key) => entries.get(key),
    put: async (entry) => {
      entries.set(entry.key, entry);
    },
    remove: async (key) => {
      entries.delete(key);
    },
  };
}
