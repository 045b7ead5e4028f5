import type { StoredImage } from '../uploadedImage.ts';
import { answer, browserStore } from './browserStore.ts';
import { readBlobs, writeBlobs } from './keptBlobs.ts';

const key = 'all';

/** Stores pictures, in order. Both methods reject if the browser's storage is blocked or full. */
export interface ImageStore {
  load(): Promise<StoredImage[]>;
  save(images: readonly StoredImage[]): Promise<void>;
}

const isStored = (value: unknown): value is StoredImage => {
  const { id, name, blob } = (value ?? {}) as Partial<StoredImage>;
  return typeof id === 'string' && typeof name === 'string' && blob instanceof Blob;
};

/** Pictures in this browser. Entries that aren't pictures are left out. */
function imagesIn(name: string): ImageStore {
  const inStore = browserStore(name, 'images');
  return {
    async load() {
      const stored: unknown = await inStore('readonly', (entries) => answer(entries.get(key)));
      return Array.isArray(stored) ? readBlobs(stored).filter(isStored) : [];
    },
    save: (images) =>
      writeBlobs(images, async (written) => {
        await inStore('readwrite', (entries) => answer(entries.put(written, key)));
      }),
  };
}

/** The user's own pictures. */
export const browserImages = imagesIn('daybreak-images');
/** Pictures that came with library pieces, separate from the user's own. */
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
