import type { ExportedFile } from '@daybreak/print';
import { answer, browserStore } from '../../images/store/browserStore.ts';
import { readBlobs, writeBlobs } from '../../images/store/keptBlobs.ts';

/** A job's finished files, stored in this browser until it ends: a user who returns makes only the missing ones. */
export interface FileCache {
  /** The files of a row, if they were made from the same data. */
  of: (row: number, from: string) => Promise<readonly ExportedFile[] | undefined>;
  /** Resolves to false if the browser refuses; then the row is made again if the user returns. */
  keep: (row: number, from: string, files: readonly ExportedFile[]) => Promise<boolean>;
  /** The number of rows that have files. */
  count: () => Promise<number>;
  clear: () => Promise<void>;
}

const inStore = browserStore('daybreak-rows', 'files');
/** Abandoned jobs are deleted after a week, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

interface Kept {
  from: string;
  files: readonly unknown[];
  at: number;
}

const isKept = (value: unknown): value is Kept => {
  const { from, files, at } = (value ?? {}) as Partial<Kept>;
  return typeof from === 'string' && typeof at === 'number' && Array.isArray(files);
};

const isFile = (value: unknown): value is ExportedFile => {
  const { name, blob } = (value ?? {}) as Partial<ExportedFile>;
  return typeof name === 'string' && blob instanceof Blob;
};
const filesOf = ({ files }: Kept): readonly ExportedFile[] | undefined => {
  const filesRead = readBlobs(files);
  return filesRead.every(isFile) ? filesRead : undefined;
};

/** The files of one user's job with one designer; none if the browser refuses storage. */
export function openFileCache(account: string, designer: string): FileCache {
  // Arrays sort after all numbers and texts.
  const allRows = IDBKeyRange.bound([account, designer, 0], [account, designer, []]);
  const onRefusal =
    <Value>(value: Value) =>
    (error: unknown) => {
      console.warn("This browser doesn't keep finished files.", error);
      return value;
    };
  return {
    of: (row, from) =>
      inStore('readonly', (files) => answer<unknown>(files.get([account, designer, row])))
        .then((entry) => (isKept(entry) && entry.from === from ? filesOf(entry) : undefined))
        .catch(onRefusal(undefined)),
    keep: (row, from, files) =>
      writeBlobs(files, async (written) => {
        const entry = { from, files: written, at: Date.now() } satisfies Kept;
        await inStore('readwrite', (fileCache) => answer(fileCache.put(entry, [account, designer, row])));
      })
        .then(() => true)
        .catch(onRefusal(false)),
    count: () => inStore('readonly', (files) => answer(files.count(allRows))).catch(onRefusal(0)),
    clear: () =>
      inStore('readwrite', async (files) => {
        await answer(files.delete(allRows));
        await forgetOld(files);
      }).catch(onRefusal(undefined)),
  };
}

/** Deletes old files of all users, because they take up space in this browser. */
async function forgetOld(files: IDBObjectStore): Promise<void> {
  const oldest = Date.now() - keptFor;
  await new Promise<void>((resolve, reject) => {
    const walk = files.openCursor();
    walk.onerror = () => reject(walk.error);
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return resolve();
      if (!isKept(cursor.value) || cursor.value.at < oldest) cursor.delete();
      cursor.continue();
    };
  });
}
