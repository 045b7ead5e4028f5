import type { Bytes } from '../bytes.ts';
import { jpegMarker, markerPrefix, withJpegSegment } from '../photograph/jpegMarkers.ts';
import { pngChunks, withMorePngText } from '../raster/pngChunks.ts';
import type { FileIdentity } from '../types.ts';
import { identityInXmp, identityPacket } from './xmp.ts';

/** Markers of XMP in a PNG and in a JPEG (ISO 16684-2 and XMP specification, part 3). */
const pngXmpKeyword = 'XML:com.adobe.xmp\0\0\0\0\0';
const jpegXmpHeader = 'http://ns.adobe.com/xap/1.0/\0';
/** The maximum length of a packet. Ours, and JPEG segments, are shorter. */
const maxPacketBytes = 65_536;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const startsWith = (bytes: Uint8Array, head: Uint8Array) =>
  head.every((byte, index) => bytes[index] === byte);

/** Returns the picture with its identity as XMP, in which other programs can read it. */
export const withPngIdentity = (png: Bytes, identity: FileIdentity): Bytes =>
  withMorePngText(png, encoder.encode(pngXmpKeyword + identityPacket(identity)));

/** Returns the JPEG with its identity as XMP in an APP1 segment. */
export const withJpegIdentity = (jpeg: Bytes, identity: FileIdentity): Bytes =>
  withJpegSegment(jpeg, jpegMarker.app1, encoder.encode(jpegXmpHeader + identityPacket(identity)));

export function identityInPng(png: Bytes): FileIdentity | undefined {
  const head = encoder.encode(pngXmpKeyword);
  const packet = pngChunks(png, 'iTXt').find(
    (chunk) => chunk.length <= maxPacketBytes && startsWith(chunk, head),
  );
  return packet && identityInXmp(decoder.decode(packet.subarray(head.length)));
}

export function identityInJpeg(jpeg: Bytes): FileIdentity | undefined {
  const head = encoder.encode(jpegXmpHeader);
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === markerPrefix; ) {
    const marker = jpeg[at + 1] ?? 0;
    // Start of scan: what follows is the picture.
    if (marker === jpegMarker.sos) return undefined;
    const end = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (end > jpeg.length || end < at + 4) return undefined;
    const data = jpeg.subarray(at + 4, end);
    if (marker === jpegMarker.app1 && startsWith(data, head))
      return identityInXmp(decoder.decode(data.subarray(head.length)));
    at = end;
  }
  return undefined;
}
