import type { NewPiece, PieceChange } from '../pieceStore.ts';

/** A request in flight: stored before it's sent, and until its answer has been taken over. */
export interface OutboxEntry {
  /** The draft's key. */
  readonly key: string;
  /** The account that sends it: no one else does. */
  readonly account: string;
  /** Its id, which for a new piece is the piece's id. */
  readonly mutation: string;
  readonly create?: NewPiece;
  readonly save?: PieceChange;
}

/** Unanswered requests, at most one per draft. Its methods reject if the browser's storage is blocked or full. */
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
    // If one fails, both do.
    const [value] = await Promise.all([done(work(transaction.objectStore(store))), written]);
    return value;
  } finally {
    db.close();
  }
}

/** Requests stored in this browser (IndexedDB): they survive the page, and a crash of it. */
export const browserOutbox: Outbox = {
  load: (key) => within<OutboxEntry | undefined>('readonly', (entries) => entries.get(key)),
  put: async (entry) => {
    await within('readwrite', (entries) => entries.put(entry));
  },
  remove: async (key) => {
    await within('readwrite', (entries) => entries.delete(key));
  },
};

/** Requests stored as long as the page is open. */
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
