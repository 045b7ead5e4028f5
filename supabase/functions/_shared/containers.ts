import type { FileKind } from './lookAtFile.ts';

/** Other programs' files, identified by the names of their entries. The first match counts. */
const archives: readonly (readonly [RegExp, FileKind])[] = [
  [/^word\//, 'docx'],
  [/^xl\//, 'excel'],
  [/^ppt\//, 'powerpoint'],
  [/^(Index\/Document\.iwa|Index\.zip|index\.apxl|index\.xml)$/, 'pages'],
  [/^META-INF\/container\.xml$/, 'epub'],
  [/^META-INF\/manifest\.xml$/, 'openDocument'],
];

/** Identifies a ZIP file by the list at its end. Without one it's truncated, and passes as a Word file. */
export function kindOfArchive(bytes: Uint8Array, text: string): FileKind {
  const names = namesIn(bytes, text);
  if (names.length === 0) return 'docx';
  const kind = archives.find(([entry]) => names.some((name) => entry.test(name)))?.[1] ?? 'zip';
  const isOffice = kind === 'docx' || kind === 'excel' || kind === 'powerpoint';
  return isOffice && !names.some((name) => /^\[content_types\]\.xml$/i.test(name)) ? 'zip' : kind;
}

/** The names of the entries, with backslashes turned into slashes. */
function namesIn(bytes: Uint8Array, text: string): string[] {
  const view = viewOf(bytes);
  const end = text.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = end - view.getUint32(end + 12, true);
  while (at >= 0 && at + 46 <= end && text.startsWith('PK\x01\x02', at)) {
    const length = view.getUint16(at + 28, true);
    names.push(text.slice(at + 46, at + 46 + length).replaceAll('\\', '/'));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/**
 * Other programs' files, identified by the names of their streams. The first match counts: a letter may contain a
 * workbook.
 */
const streams: readonly (readonly [string, FileKind | 'protected'])[] = [
  ['EncryptedPackage', 'protected'],
  ['WordDocument', 'doc'],
  ['Workbook', 'excel'],
  ['Book', 'excel'],
  ['PowerPoint Document', 'powerpoint'],
  ['__properties_version1.0', 'outlook'],
];

/**
 * Identifies a compound file: Office's format until 2003, and still its format for encrypted files. If truncated, it
 * passes as Word's.
 */
export function kindOfCompound(bytes: Uint8Array): FileKind | 'protected' {
  const view = viewOf(bytes);
  const found = new Map<string, number>();
  // Directory entries are 128 bytes each, wherever the directory's parts are.
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const length = view.getUint16(at + 64, true);
    if (length < 4 || length > 64 || view.getUint8(at + 66) !== 2) continue;
    const name = new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2));
    if (!found.has(name)) found.set(name, view.getUint32(at + 116, true));
  }
  const known = streams.find(([name]) => found.has(name));
  if (!known) return 'doc';
  const [name, kind] = known;
  return kind === 'doc' && isEncrypted(view, found.get(name) ?? 0) ? 'protected' : kind;
}

/** True if the encryption flag at the start of Word's main stream is set ([MS-DOC] 2.5.2). */
function isEncrypted(view: DataView, sector: number): boolean {
  const start = (sector + 1) * 2 ** view.getUint16(30, true);
  if (start + 12 > view.byteLength || view.getUint16(start, true) !== 0xa5ec) return false;
  return (view.getUint16(start + 10, true) & 0x0100) !== 0;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
