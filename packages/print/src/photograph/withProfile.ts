import type { Bytes } from '../bytes.ts';
import { jpegMarker, markerPrefix } from './jpegMarkers.ts';

const iccIdentifier = new TextEncoder().encode('ICC_PROFILE\0');
/** The most profile bytes per segment, after its length, the name, the part's number, and the number of parts (ICC.1, B.4). */
const maxChunkBytes = 0xffff - 2 - iccIdentifier.length - 2;

/** Adds a profile to a JPEG that has none. Returns the parts of the new file. */
export function withProfile(jpeg: Bytes, profile: Bytes): Bytes[] {
  const count = Math.ceil(profile.length / maxChunkBytes);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * maxChunkBytes, (index + 1) * maxChunkBytes);
    const length = 2 + iccIdentifier.length + 2 + part.length;
    return [
      new Uint8Array([markerPrefix, jpegMarker.app2, length >> 8, length & 0xff]),
      iccIdentifier,
      new Uint8Array([index + 1, count]),
      part,
    ];
  });
  return [jpeg.subarray(0, 2), ...segments.flat(), jpeg.subarray(2)];
}
