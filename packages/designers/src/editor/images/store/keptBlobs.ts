/** Data stored in a browser along with its Blob. */
interface WithBlob {
  readonly blob: Blob;
}

/** Replaces a Blob. */
interface Bytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}
const isBytes = (value: unknown): value is Bytes =>
  (value as Partial<Bytes> | null)?.bytes instanceof ArrayBuffer;

let keepsBlobs = true;

/**
 * Writes data that contains Blobs. If the browser can't store Blobs, as in Safari's private windows, it stores their
 * bytes.
 */
export async function writeBlobs(
  items: readonly WithBlob[],
  write: (items: readonly object[]) => Promise<void>,
): Promise<void> {
  if (keepsBlobs)
    try {
      return await write(items);
    } catch (error) {
      // Bytes take up the same space.
      if ((error as Error | null)?.name === 'QuotaExceededError') throw error;
    }
  const packedItems = items.map(async ({ blob, ...item }) => ({
    ...item,
    blob: { bytes: await blob.arrayBuffer(), type: blob.type } satisfies Bytes,
  }));
  await write(await Promise.all(packedItems));
  keepsBlobs = false;
}

/** The written data, with its Blobs. */
export const readBlobs = (items: readonly unknown[]): readonly unknown[] =>
  items.map((item) => {
    const { blob } = (item ?? {}) as { blob?: unknown };
    return isBytes(blob) ? { ...(item as object), blob: new Blob([blob.bytes], { type: blob.type }) } : item;
  });
