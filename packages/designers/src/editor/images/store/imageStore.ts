import type { StoredImage } from '../uploadedImage.ts';
import { readBlobs, writeBlobs } from './keptBlobs.ts';

const store = 'images';
const key = 'all';

/** Stores pictures, in order. Both methods reject if the browser's storage is blocked or full. */
export interface ImageStore {
  load(): Promise<StoredImage[]>;
  save(images: readonly StoredImage[]): Promise<void>;
}

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return result(request);
}

const isStored = (value: unknown): value is StoredImage => {
  const { id, name, blob } = (value ?? {}) as Partial<StoredImage>;
  return typeof id === 'string' && typeof name === 'string' && blob instanceof Blob;
};

/** Pictures in this browser (IndexedDB). Entries that aren't pictures are left out. */
const imagesIn = (database: string): ImageStore => ({
  async load() {
    const db = await open(database);
    try {
      const stored: unknown = await result(db.transaction(store).objectStore(store).get(key));
      return Array.isArray(stored) ? readBlobs(stored).filter(isStored) : [];
    } finally {
      db.close();
    }
  },
  async save(images) {
    const db = await open(database);
    try {
      await writeBlobs(images, async (written) => {
        const transaction = db.transaction(store, 'readwrite');
        const done = new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        });
        transaction.objectStore(store).put(written, key);
        await done;
      });
    } finally {
      db.close();
    }
  },
});

/** The user's own. */
export const browserImages = imagesIn('daybreak-images');
/** The ones that came with library pieces: never among the user's own. */
export const browserPieceImages = imagesIn('daybreak-piece-images');

/** Pictures for as long as the page is open. */
export function memoryImages(initial: readonly StoredImage[] = []): ImageStore {
  let images = [...initial];
  return {
    load: async () => images,
    save: async (next) => {
      images = [...next];
    },
  };
}
