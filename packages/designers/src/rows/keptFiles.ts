import type { ExportedFile } from '../export/types.ts';
import { readBlobs, writeBlobs } from '../images/keptBlobs.ts';

/** Files of a job that are made already, kept in this browser until it ends: who comes back goes on with what is missing. */
export interface KeptFiles {
  /** Those of a row, where they were made from the same. */
  of: (row: number, from: string) => Promise<readonly ExportedFile[] | undefined>;
  /** False where the browser refuses: the row is made again, should somebody come back. */
  keep: (row: number, from: string, files: readonly ExportedFile[]) => Promise<boolean>;
  /** Of how many rows there are some. */
  count: () => Promise<number>;
  clear: () => Promise<void>;
}

const database = 'daybreak-rows';
const store = 'files';
/** A job that nobody came back to is forgotten after a week. */
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
  const read = readBlobs(files);
  return read.every(isFile) ? read : undefined;
};

const answer = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const db = await answer(opening);
  try {
    const transaction = db.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // Both fail where one does.
    const [value] = await Promise.all([work(transaction.objectStore(store)), done]);
    return value;
  } finally {
    db.close();
  }
}

/** The files of one person's job with one designer. What the browser refuses is as if it were not there. */
export function keptFiles(account: string, designer: string): KeptFiles {
  // Arrays come after all numbers and texts.
  const all = IDBKeyRange.bound([account, designer, 0], [account, designer, []]);
  const refused =
    <Value>(value: Value) =>
    (error: unknown) => {
      console.warn('This browser keeps no finished files.', error);
      return value;
    };
  return {
    of: (row, from) =>
      inStore('readonly', (files) => answer<unknown>(files.get([account, designer, row])))
        .then((kept) => (isKept(kept) && kept.from === from ? filesOf(kept) : undefined))
        .catch(refused(undefined)),
    keep: (row, from, files) =>
      writeBlobs(files, async (written) => {
        const entry = { from, files: written, at: Date.now() } satisfies Kept;
        await inStore('readwrite', (kept) => answer(kept.put(entry, [account, designer, row])));
      })
        .then(() => true)
        .catch(refused(false)),
    count: () => inStore('readonly', (files) => answer(files.count(all))).catch(refused(0)),
    clear: () =>
      inStore('readwrite', async (files) => {
        await answer(files.delete(all));
        await forgetOld(files);
      }).catch(refused(undefined)),
  };
}

/** Of whomever: they take room in this browser. */
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
