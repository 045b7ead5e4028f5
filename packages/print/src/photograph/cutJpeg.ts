import type { Bytes } from '../bytes.ts';
import type { Rect } from '../pdf/displayList.ts';
import { BitCopy } from './bitCopy.ts';
import { extendSign, peek } from './bits.ts';
import { codesOf, type HuffmanCodes } from './huffman.ts';
import type { JpegFile, JpegPart } from './jpegFile.ts';
import { unstuff } from './unstuff.ts';

interface Block {
  channel: number;
  levels: HuffmanCodes;
  details: HuffmanCodes;
}

/**
 * Cuts a JPEG at block boundaries without decoding any pixels: the codes that are kept are copied unchanged, and only the first level of
 * each row is re-encoded, because each level is coded as the difference from the previous one (ITU T.81, F.1.2.1). Returns undefined if
 * that's impossible: the file is progressive, has a separate scan for each channel, or has invalid codes or none for a re-encoded level.
 *
 * @param keptRect what has to be kept, in pixels of the stored picture
 */
export function cutJpeg(bytes: Bytes, jpeg: JpegFile, keptRect: Rect): JpegPart | undefined {
  const { width, height, channels, needed } = jpeg;
  const scans = needed.filter(({ marker }) => marker === 0xda);
  const [scan] = scans;
  if (jpeg.isProgressive || scans.length !== 1 || !scan) return undefined;
  const blocks = blocksOf(bytes, jpeg, scan.start);
  if (!blocks) return undefined;
  const unit = {
    width: 8 * Math.max(...channels.map(({ horizontalSampling }) => horizontalSampling)),
    height: 8 * Math.max(...channels.map(({ verticalSampling }) => verticalSampling)),
  };
  const left = Math.max(0, Math.floor(keptRect.x / unit.width));
  const top = Math.max(0, Math.floor(keptRect.y / unit.height));
  const perRow = Math.ceil(width / unit.width);
  const right = Math.min(perRow, Math.ceil((keptRect.x + keptRect.width) / unit.width));
  const bottom = Math.min(
    Math.ceil(height / unit.height),
    Math.ceil((keptRect.y + keptRect.height) / unit.height),
  );
  if (right <= left || bottom <= top) return undefined;

  const { data, restarts } = unstuff(bytes, jpeg.scan.start, jpeg.scan.end);
  const interval = intervalOf(bytes, jpeg);
  const copy = new BitCopy(data);
  const readLevels = channels.map(() => 0);
  const writtenLevels = channels.map(() => 0);
  const last = (data.length - 4) * 8;
  let at = 0;
  for (let row = 0; row < bottom; row++)
    for (let column = 0; column < perRow; column++) {
      const index = row * perRow + column;
      if (interval > 0 && index > 0 && index % interval === 0) {
        const next = restarts[index / interval - 1];
        if (next === undefined) return undefined;
        copy.flush(at);
        at = next * 8;
        readLevels.fill(0);
      }
      const isKept = row >= top && column >= left && column < right;
      if (!isKept) copy.flush(at);
      for (const { channel, levels, details } of blocks) {
        const start = at;
        const level = levels.lookup[peek(data, at)] as number;
        if (level === 0) return undefined;
        const size = level >> 5;
        at += level & 31;
        const difference = size === 0 ? 0 : extendSign(data, at - size, size);
        const previous = readLevels[channel] ?? 0;
        const value = previous + difference;
        readLevels[channel] = value;
        const from = at;
        for (let place = 1; place < 64; ) {
          const code = details.lookup[peek(data, at)] as number;
          if (code === 0) return undefined;
          at += code & 31;
          place += code >> 5;
        }
        if (at > last) return undefined;
        if (!isKept) continue;
        const base = writtenLevels[channel] ?? 0;
        writtenLevels[channel] = value;
        if (base === previous) copy.moveTo(start);
        else {
          copy.flush(start);
          if (!copy.level(value - base, levels)) return undefined;
          copy.moveTo(from);
        }
      }
    }
  copy.flush(at);

  const part = {
    x: left * unit.width,
    y: top * unit.height,
    width: Math.min(right * unit.width, width) - left * unit.width,
    height: Math.min(bottom * unit.height, height) - top * unit.height,
  };
  const heads = needed.flatMap(({ marker, start, end }) => {
    if (marker === 0xdd) return [];
    if (marker === 0xda) return [bytes.slice(start, jpeg.scan.start)];
    const head = bytes.slice(start, end);
    if (marker >= 0xc0 && marker <= 0xc1) {
      const view = new DataView(head.buffer);
      view.setUint16(5, part.height);
      view.setUint16(7, part.width);
    }
    return [head];
  });
  const edges = [new Uint8Array([0xff, 0xd8]), new Uint8Array([0xff, 0xd9])] as const;
  return { bytes: new Blob([edges[0], ...heads, ...copy.stuffed(), edges[1]]), part };
}

/** The blocks of a scan unit, in order, each with its codes. */
function blocksOf(bytes: Bytes, { channels, needed }: JpegFile, scan: number): Block[] | undefined {
  const tables = needed
    .filter(({ marker }) => marker === 0xc4)
    .flatMap(({ start, end }) => codesOf(bytes.subarray(start + 4, end)));
  if (bytes[scan + 4] !== channels.length) return undefined;
  const blocks: Block[] = [];
  for (const [channel, { id, horizontalSampling, verticalSampling }] of channels.entries()) {
    const entry = scan + 5 + channel * 2;
    if (bytes[entry] !== id) return undefined;
    const tableIds = bytes[entry + 1] ?? 0;
    const find = (kind: number, slot: number) =>
      tables.findLast((table) => table.kind === kind && table.slot === slot);
    const levels = find(0, tableIds >> 4);
    const details = find(1, tableIds & 15);
    if (!levels || !details) return undefined;
    for (let count = 0; count < horizontalSampling * verticalSampling; count++)
      blocks.push({ channel, levels, details });
  }
  return blocks;
}

/** Units between two restarts. 0 means none. */
function intervalOf(bytes: Bytes, { needed }: JpegFile): number {
  const segment = needed.findLast(({ marker }) => marker === 0xdd);
  return segment ? ((bytes[segment.start + 4] ?? 0) << 8) | (bytes[segment.start + 5] ?? 0) : 0;
}
