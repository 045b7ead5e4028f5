import { inflate } from './inflate.ts';
import { dataStart, endRecord, readCentralHeader, readEndRecord, zipMethod } from './zipRecords.ts';

/** The maximum size, more than any file made by the designers contains. */
const maxEntryBytes = 256 * 1024 * 1024;

/** The files of a ZIP archive, by name. Office files are ZIP archives too. Reads stored and deflated entries. */
export async function unzip(archive: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - endRecord.size;
  if (view.getUint32(end, true) !== endRecord.signature) throw new Error('The archive has no end record.');
  const { entryCount, centralStart } = readEndRecord(view, end);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = centralStart;
  for (let entry = 0; entry < entryCount; entry++) {
    const header = readCentralHeader(bytes, view, at);
    const start = dataStart(view, header.localStart);
    const data = bytes.slice(start, start + header.packedSize);
    const isStored = header.method === zipMethod.stored;
    files.set(header.name, isStored ? data : await inflate(data, 'deflate-raw', maxEntryBytes));
    at = header.end;
  }
  return files;
}
