import { inflate } from './inflate.ts';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface Limits {
  /** The most that's unpacked, of all entries together. */
  bytes: number;
  /** The most that one packed entry may hold. */
  each: number;
  entries: number;
}

const endRecordSignature = 0x06054b50;
const centralHeaderSignature = 0x02014b50;
const localHeaderSignature = 0x04034b50;
/** The end record, with the longest comment. */
const maxEndRecordBytes = 22 + 65_535;

/**
 * The files of a ZIP archive that may be anything: one entry at a time, stored or deflated, never more than the limits.
 *
 * @throws when the archive is damaged, has entries of another kind, or more than the limits.
 */
export async function* zipEntries(
  bytes: Uint8Array<ArrayBuffer>,
  limits: Limits,
): AsyncGenerator<ZipEntry, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (
    end >= 0 &&
    view.getUint32(end, true) !== endRecordSignature &&
    end > bytes.length - maxEndRecordBytes
  )
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endRecordSignature)
    throw new Error('The archive has no end record.');
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new Error('The archive has too many files.');
  let left = limits.bytes;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== centralHeaderSignature) throw new Error('The archive is damaged.');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const extras = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + extras;
    if (flags & 1 || view.getUint32(local, true) !== localHeaderSignature)
      throw new Error('The archive is damaged or locked.');
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.slice(start, start + size);
    if (data.length < size) throw new Error('The archive is damaged.');
    if (name.endsWith('/')) continue;
    if (method !== 0 && method !== 8) throw new Error('The archive is packed in another way than ours.');
    const unpacked = method === 0 ? data : await inflate(data, 'deflate-raw', Math.min(limits.each, left));
    left -= unpacked.length;
    if (left < 0) throw new Error('The archive has too much in it.');
    yield { name, bytes: unpacked };
  }
}
