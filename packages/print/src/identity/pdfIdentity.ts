import type { FileIdentity } from '../types.ts';
import { identityInXmp } from './xmp.ts';

const BEGIN = new TextEncoder().encode('<?xpacket begin');
const END = '<?xpacket end';
/** The maximum length of a packet. Ours are shorter. */
const LONGEST = 65_536;
const MOST = 1_000;

/**
 * The identity in a PDF. Its XMP is never compressed, so that any program can find it without reading the file's objects, and most programs
 * that save a file again keep it so.
 */
export function identityInPdf(pdf: Uint8Array<ArrayBuffer>): FileIdentity | undefined {
  const decoder = new TextDecoder();
  let at = 0;
  for (let packets = 0; packets < MOST; packets++) {
    at = placeOf(pdf, BEGIN, at);
    if (at < 0) return undefined;
    const text = decoder.decode(pdf.subarray(at, at + LONGEST));
    const end = text.indexOf(END);
    const identity = end < 0 ? undefined : identityInXmp(text.slice(0, end));
    if (identity) return identity;
    at += BEGIN.length;
  }
  return undefined;
}

function placeOf(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
