import type { Bytes } from '../bytes.ts';
import { joinedBytes } from '../files/joinedBytes.ts';

/** The second bytes of JPEG markers (ITU T.81, table B.1), by their names there. */
export const jpegMarker = {
  sof0: 0xc0,
  sof1: 0xc1,
  sof2: 0xc2,
  sof15: 0xcf,
  dht: 0xc4,
  jpg: 0xc8,
  dac: 0xcc,
  rst0: 0xd0,
  rst7: 0xd7,
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dri: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  com: 0xfe,
  tem: 0x01,
} as const;

/** Starts every marker. In coded pixels, a zero follows a byte with this value that isn't a marker. */
export const markerPrefix = 0xff;

export const isRestart = (marker: number): boolean => marker >= jpegMarker.rst0 && marker <= jpegMarker.rst7;

/**
 * Position of the marker that ends the coded pixels. Undefined if the file ends first.
 *
 * @param isInside returns whether a marker can be among the pixels
 */
export function endOfScan(
  bytes: Bytes,
  start: number,
  isInside: (marker: number) => boolean,
): number | undefined {
  for (
    let at = bytes.indexOf(markerPrefix, start);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(markerPrefix, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== markerPrefix && !isInside(next)) return at;
  }
  return undefined;
}

/** Returns the JPEG with another segment, after its JFIF header, which has to come first. */
export function withJpegSegment(jpeg: Bytes, marker: number, data: Bytes): Bytes {
  const hasHeader = jpeg[2] === markerPrefix && jpeg[3] === jpegMarker.app0;
  const at = hasHeader ? 4 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 2;
  const length = data.length + 2;
  const head = new Uint8Array([markerPrefix, marker, length >> 8, length & 255]);
  return joinedBytes([jpeg.subarray(0, at), head, data, jpeg.subarray(at)]);
}
