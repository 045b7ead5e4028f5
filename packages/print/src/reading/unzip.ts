import { zipEntries } from './zipEntries.ts';

/** More than any file made by the designers contains. */
const limits = { bytes: Number.POSITIVE_INFINITY, each: 256 * 1024 * 1024, entries: 65_535 };

/**
 * The files of a ZIP archive, by name. Office files are ZIP archives too. Reads stored and deflated entries.
 *
 * @throws when the archive is damaged.
 */
export async function unzip(archive: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for await (const { name, bytes } of zipEntries(new Uint8Array(await archive.arrayBuffer()), limits))
    files.set(name, bytes);
  return files;
}
