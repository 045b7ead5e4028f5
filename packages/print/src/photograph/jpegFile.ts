import type { Bytes } from '../bytes.ts';
import { joinedBytes } from '../files/joinedBytes.ts';
import type { Rect } from '../pdf/displayList.ts';

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

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const TABLES = [0xc4, 0xdb, 0xdd];
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;
/** Sequential and progressive with Huffman codes: the only kinds that all PDF readers can decode (ISO 32000-1, 7.4.8). */
const FRAMES = [0xc0, 0xc1, 0xc2];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/**
 * Reads the structure of a JPEG. Returns undefined unless it's a complete file with three 8-bit YCbCr channels. Excludes files in four
 * inks, RGB, or gray, and truncated files.
 */
export function jpegFile(bytes: Bytes): JpegFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readFile(bytes, view);
  } catch (error) {
    // It's truncated within a segment.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readFile(bytes: Bytes, view: DataView): JpegFile | undefined {
  if (view.getUint16(0) !== 0xff00 + START_OF_IMAGE) return undefined;
  const needed: Segment[] = [];
  const profiles = new Map<number, Bytes>();
  let orientation = 1;
  let frame: Segment | undefined;
  let scan: JpegFile['scan'] | undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = { marker, start: at, end };
    const body = bytes.subarray(at + 4, end);
    if (FRAMES.includes(marker) && !frame) {
      frame = segment;
      needed.push(segment);
    } else if (marker === START_OF_SCAN) {
      const coded = { start: end, end: endOfScan(bytes, end) };
      scan ??= coded;
      segment.end = coded.end;
      needed.push(segment);
    } else if (TABLES.includes(marker)) needed.push(segment);
    else if (marker === EXIF) orientation = orientationIn(body) ?? orientation;
    else if (marker === PROFILE && startsWith(body, 'ICC_PROFILE\0'))
      profiles.set(body[12] ?? 0, body.subarray(14));
    // This segment says how to decode colors that aren't YCbCr, and it isn't kept.
    else if (marker === ADOBE && startsWith(body, 'Adobe') && body[11] !== 1) return undefined;
    else if (marker < 0xe0 || (marker > 0xef && marker !== 0xfe)) return undefined;
    at = segment.end;
  }
  const profile = joinParts(profiles);
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
  const isProgressive = frame.marker === 0xc2;
  return { width, height, orientation, profile, isProgressive, channels, needed, scan };
}

/** Position of the next marker that isn't part of the coded pixels. */
function endOfScan(bytes: Bytes, start: number): number {
  for (
    let at = bytes.indexOf(0xff, start);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new RangeError('The file is incomplete.');
}

const startsWith = (bytes: Bytes, letters: string) =>
  [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** The parts of a profile, numbered from 1 (ICC.1:2010, B.4). */
function joinParts(parts: ReadonlyMap<number, Bytes>): Bytes | undefined | 'broken' {
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
function orientationIn(body: Bytes): number | undefined {
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
const turns = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
} as const satisfies Record<number, readonly [number, number, number, number, number, number]>;

export const turnOf = ({ orientation }: Pick<JpegFile, 'orientation'>) =>
  turns[orientation as keyof typeof turns] ?? turns[1];

/** Part of a file with the camera's own pixels, in whole pixels. */
export interface JpegPart {
  bytes: Blob;
  /** The place of the part in the stored picture. */
  part: Rect;
}

/** Returns the whole file without metadata about who took it and where. */
export function wholeOf(file: Blob, { needed, width, height }: JpegFile): JpegPart {
  const parts = needed.map(({ start, end }) => file.slice(start, end));
  const bytes = new Blob([
    new Uint8Array([0xff, START_OF_IMAGE]),
    ...parts,
    new Uint8Array([0xff, END_OF_IMAGE]),
  ]);
  return { bytes, part: { x: 0, y: 0, width, height } };
}
