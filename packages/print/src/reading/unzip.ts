import { inflate } from './inflate.ts';

/** The maximum size, more than any file made by the designers contains. */
const maxEntryBytes = 256 * 1024 * 1024;

/** The files of a ZIP archive, by name. Office files are ZIP archives too. Reads stored and deflated entries. */
export async function unzip(archive: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('The archive has no end record.');
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let entry = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const size = view.getUint32(entry + 20, true);
    const nameLength = view.getUint16(entry + 28, true);
    const extras = view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(entry + 46, entry + 46 + nameLength));
    const local = view.getUint32(entry + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.slice(start, start + size);
    files.set(
      name,
      view.getUint16(entry + 10, true) === 0 ? data : await inflate(data, 'deflate-raw', maxEntryBytes),
    );
    entry += 46 + nameLength + extras;
  }
  return files;
}
