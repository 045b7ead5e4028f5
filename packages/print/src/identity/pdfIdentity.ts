import type { FileIdentity } from '../types.ts';
import { identityInXmp } from './xmp.ts';

const packetBegin = new TextEncoder().encode('<?xpacket begin');
const packetEnd = '<?xpacket end';
/** The maximum length of a packet. Ours are shorter. */
const maxPacketBytes = 65_536;
const maxPackets = 1_000;

/**
 * The identity in a PDF. Its XMP is never compressed, so that any program can find it without reading the file's objects, and most programs
 * that save a file again keep it so.
 */
export function identityInPdf(pdf: Uint8Array<ArrayBuffer>): FileIdentity | undefined {
  const decoder = new TextDecoder();
  let at = 0;
  for (let packets = 0; packets < maxPackets; packets++) {
    at = placeOf(pdf, packetBegin, at);
    if (at < 0) return undefined;
    const text = decoder.decode(pdf.subarray(at, at + maxPacketBytes));
    const end = text.indexOf(packetEnd);
    const identity = end < 0 ? undefined : identityInXmp(text.slice(0, end));
    if (identity) return identity;
    at += packetBegin.length;
  }
  return undefined;
}

function placeOf(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
