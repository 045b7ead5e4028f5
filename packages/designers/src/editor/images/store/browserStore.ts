/** Waits for a request to IndexedDB. */
export const answer = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * A store of this browser (IndexedDB), alone in its database. Each call is one transaction, and rejects if the
 * browser's storage is blocked or full.
 */
export function browserStore(name: string, store: string, settings: IDBObjectStoreParameters = {}) {
  return async <Value>(
    mode: IDBTransactionMode,
    task: (entries: IDBObjectStore) => Promise<Value>,
    options?: IDBTransactionOptions,
  ): Promise<Value> => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, settings);
    const database = await answer(opening);
    try {
      const transaction = database.transaction(store, mode, options);
      const completion = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      // If one fails, both do.
      const [value] = await Promise.all([task(transaction.objectStore(store)), completion]);
      return value;
    } finally {
      database.close();
    }
  };
}
