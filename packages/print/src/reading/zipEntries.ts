import { inflate } from './inflate.ts';
import {
  centralHeader,
  dataStart,
  endRecord,
  localHeader,
  readCentralHeader,
  readEndRecord,
  zipMethod,
} from './zipRecords.ts';

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

/** The longest end record: its comment has at most 65,535 bytes. */
const maxEndRecordBytes = endRecord.size + 65_535;

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
  let end = bytes.length - endRecord.size;
  while (
    end >= 0 &&
    view.getUint32(end, true) !== endRecord.signature &&
    end > bytes.length - maxEndRecordBytes
  )
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endRecord.signature)
    throw new Error('The archive has no end record.');
  const { entryCount, centralStart } = readEndRecord(view, end);
  if (entryCount > limits.entries) throw new Error('The archive has too many files.');
  let bytesLeft = limits.bytes;
  let at = centralStart;
  for (let entry = 0; entry < entryCount; entry++) {
    if (view.getUint32(at, true) !== centralHeader.signature) throw new Error('The archive is damaged.');
    const header = readCentralHeader(bytes, view, at);
    const { name, method, packedSize, localStart } = header;
    at = header.end;
    if (header.isEncrypted || view.getUint32(localStart, true) !== localHeader.signature)
      throw new Error('The archive is damaged or locked.');
    const start = dataStart(view, localStart);
    const data = bytes.slice(start, start + packedSize);
    if (data.length < packedSize) throw new Error('The archive is damaged.');
    if (name.endsWith('/')) continue;
    if (method !== zipMethod.stored && method !== zipMethod.deflated)
      throw new Error('The archive is packed in another way than ours.');
    const unpacked =
      method === zipMethod.stored
        ? data
        : await inflate(data, 'deflate-raw', Math.min(limits.each, bytesLeft));
    bytesLeft -= unpacked.length;
    if (bytesLeft < 0) throw new Error('The archive has too much in it.');
    yield { name, bytes: unpacked };
  }
}
