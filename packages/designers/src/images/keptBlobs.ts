/** What is kept in a browser with the Blob that belongs to it. */
interface WithBlob {
  readonly blob: Blob;
}

/** In place of a Blob. */
interface Bytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}
const isBytes = (value: unknown): value is Bytes =>
  (value as Partial<Bytes> | null)?.bytes instanceof ArrayBuffer;

let keepsBlobs = true;

/** Writes what holds Blobs. Where the browser keeps no Blob, as Safari does not in a private window, it keeps their bytes. */
export async function writeBlobs(
  items: readonly WithBlob[],
  write: (items: readonly object[]) => Promise<void>,
): Promise<void> {
  if (keepsBlobs)
    try {
      return await write(items);
    } catch (error) {
      // Bytes take as much room.
      if ((error as Error | null)?.name === 'QuotaExceededError') throw error;
    }
  const packed = items.map(async ({ blob, ...item }) => ({
    ...item,
    blob: { bytes: await blob.arrayBuffer(), type: blob.type } satisfies Bytes,
  }));
  await write(await Promise.all(packed));
  keepsBlobs = false;
}

/** What was written so, with its Blobs. */
export const readBlobs = (items: readonly unknown[]): readonly unknown[] =>
  items.map((item) => {
    const { blob } = (item ?? {}) as { blob?: unknown };
    return isBytes(blob) ? { ...(item as object), blob: new Blob([blob.bytes], { type: blob.type }) } : item;
  });
