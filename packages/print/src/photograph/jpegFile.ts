import type { Bytes } from '../bytes.ts';
import { joinedBytes } from '../files/joinedBytes.ts';
import type { Rect } from '../pdf/displayList.ts';
import { endOfScan, isRestart, jpegMarker, markerPrefix } from './jpegMarkers.ts';

/** One channel of a frame (ITU T.81, B.2.2). */
interface Channel {
  id: number;
  /** Blocks per scan unit, horizontally and vertically. */
  horizontalSampling: number;
  verticalSampling: number;
}

/** A segment with its marker. `end` is exclusive. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** A color photograph as a camera writes it, read without decoding any pixels. */
export interface JpegFile {
  /** The width as stored, before rotation. */
  width: number;
  height: number;
  /** Its rotation or flip, as an Exif value from 1 to 8 (tag 0x0112). */
  orientation: number;
  /** Its color profile, if it contains one for RGB. */
  profile?: Bytes;
  isProgressive: boolean;
  channels: readonly Channel[];
  /** The segments needed to decode it, in order. Excludes location, time, camera, comments, and thumbnails. */
  needed: readonly Segment[];
  /** The coded pixels of its first scan. */
  scan: { start: number; end: number };
}

const tableMarkers: readonly number[] = [jpegMarker.dht, jpegMarker.dqt, jpegMarker.dri];
/** Sequential and progressive with Huffman codes: the only kinds that all PDF readers can decode (ISO 32000-1, 7.4.8). */
const readableFrames: readonly number[] = [jpegMarker.sof0, jpegMarker.sof1, jpegMarker.sof2];

/**
 * Reads the structure of a JPEG. Returns undefined unless it's a complete file with three 8-bit YCbCr channels. Excludes files in four
 * inks, RGB, or gray, and truncated files.
 */
export function jpegFile(bytes: Bytes): JpegFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readSegments(bytes, view);
  } catch (error) {
    // It's truncated within a segment.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readSegments(bytes: Bytes, view: DataView): JpegFile | undefined {
  if (view.getUint16(0) !== (markerPrefix << 8) + jpegMarker.soi) return undefined;
  const needed: Segment[] = [];
  const profiles = new Map<number, Bytes>();
  let orientation = 1;
  let frame: Segment | undefined;
  let scan: JpegFile['scan'] | undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== markerPrefix) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === markerPrefix) {
      at++;
      continue;
    }
    if (marker === jpegMarker.eoi) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = { marker, start: at, end };
    const body = bytes.subarray(at + 4, end);
    if (readableFrames.includes(marker) && !frame) {
      frame = segment;
      needed.push(segment);
    } else if (marker === jpegMarker.sos) {
      const stop = endOfScan(bytes, end, isRestart);
      if (stop === undefined) return undefined;
      scan ??= { start: end, end: stop };
      segment.end = stop;
      needed.push(segment);
    } else if (tableMarkers.includes(marker)) needed.push(segment);
    else if (marker === jpegMarker.app1) orientation = exifOrientation(body) ?? orientation;
    else if (marker === jpegMarker.app2 && startsWith(body, 'ICC_PROFILE\0'))
      profiles.set(body[12] ?? 0, body.subarray(14));
    // This segment says how to decode colors that aren't YCbCr, and it isn't kept.
    else if (marker === jpegMarker.app14 && startsWith(body, 'Adobe') && body[11] !== 1) return undefined;
    else if (marker < jpegMarker.app0 || (marker > jpegMarker.app15 && marker !== jpegMarker.com))
      return undefined;
    at = segment.end;
  }
  const profile = joinProfileParts(profiles);
  if (!frame || !scan || profile === 'broken') return undefined;
  const [bits, height, width, count] = [
    view.getUint8(frame.start + 4),
    view.getUint16(frame.start + 5),
    view.getUint16(frame.start + 7),
    view.getUint8(frame.start + 9),
  ];
  const channels = Array.from({ length: count }, (_, index) => {
    const entry = frame.start + 10 + index * 3;
    const sampling = view.getUint8(entry + 1);
    return { id: view.getUint8(entry), horizontalSampling: sampling >> 4, verticalSampling: sampling & 15 };
  });
  // Channels named R, G, and B aren't YCbCr, whatever else the file says.
  const isRgb = channels.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB';
  if (bits !== 8 || count !== 3 || width === 0 || height === 0 || isRgb) return undefined;
  const isProgressive = frame.marker === jpegMarker.sof2;
  return { width, height, orientation, profile, isProgressive, channels, needed, scan };
}

const startsWith = (bytes: Bytes, letters: string) =>
  [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** The parts of a profile, numbered from 1 (ICC.1:2010, B.4). */
function joinProfileParts(parts: ReadonlyMap<number, Bytes>): Bytes | undefined | 'broken' {
  if (parts.size === 0) return undefined;
  const inOrder = Array.from({ length: parts.size }, (_, index) => parts.get(index + 1)).filter(
    (part) => part !== undefined,
  );
  if (inOrder.length < parts.size) return 'broken';
  const bytes = joinedBytes(inOrder);
  const isRgb =
    bytes.length >= 128 && startsWith(bytes.subarray(16), 'RGB ') && startsWith(bytes.subarray(36), 'acsp');
  return isRgb && new DataView(bytes.buffer).getUint32(0) === bytes.length ? bytes : 'broken';
}

/** The orientation in the first directory of an Exif segment (TIFF 6.0, section 2). */
function exifOrientation(body: Bytes): number | undefined {
  if (!startsWith(body, 'Exif\0\0')) return undefined;
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  const count = tiff.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (tiff.getUint16(entry, little) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Maps a point of the stored picture to the rotated one, both as fractions of width and height, y down. */
const orientationMatrices = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
} as const satisfies Record<number, readonly [number, number, number, number, number, number]>;

export const orientationMatrix = ({ orientation }: Pick<JpegFile, 'orientation'>) =>
  orientationMatrices[orientation as keyof typeof orientationMatrices] ?? orientationMatrices[1];

/** Part of a file with the camera's own pixels, in whole pixels. */
export interface JpegPart {
  bytes: Blob;
  /** The place of the part in the stored picture. */
  part: Rect;
}

/** Returns the whole file without metadata about who took it and where. */
export function withoutMetadata(file: Blob, { needed, width, height }: JpegFile): JpegPart {
  const parts = needed.map(({ start, end }) => file.slice(start, end));
  const bytes = new Blob([
    new Uint8Array([markerPrefix, jpegMarker.soi]),
    ...parts,
    new Uint8Array([markerPrefix, jpegMarker.eoi]),
  ]);
  return { bytes, part: { x: 0, y: 0, width, height } };
}
