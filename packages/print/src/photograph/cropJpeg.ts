import type { Bytes } from '../bytes.ts';
import type { Rect } from '../pdf/displayList.ts';
import { BitCopy } from './bitCopy.ts';
import { peek16, receiveExtend } from './bits.ts';
import { type HuffmanTable, huffmanTables } from './huffmanTables.ts';
import type { JpegFile, JpegPart } from './jpegFile.ts';
import { jpegMarker, markerPrefix } from './jpegMarkers.ts';
import { removeStuffing } from './removeStuffing.ts';

interface Block {
  channel: number;
  dcTable: HuffmanTable;
  acTable: HuffmanTable;
}

/** The MCUs that are kept, as columns and rows. `right` and `bottom` are exclusive. */
interface McuRegion {
  mcuWidth: number;
  mcuHeight: number;
  mcusPerRow: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Crops a JPEG at block boundaries without decoding any pixels: the codes that are kept are copied unchanged, and only the first DC value of
 * each row is re-encoded, because each DC value is coded as the difference from the previous one (ITU T.81, F.1.2.1). Returns undefined if
 * that's impossible: the file is progressive, has a separate scan for each channel, or has invalid codes or none for a re-encoded value.
 *
 * @param keptRect what has to be kept, in pixels of the stored picture
 */
export function cropJpeg(bytes: Bytes, jpeg: JpegFile, keptRect: Rect): JpegPart | undefined {
  const { width, height, needed } = jpeg;
  const scans = needed.filter(({ marker }) => marker === jpegMarker.sos);
  const [scan] = scans;
  if (jpeg.isProgressive || scans.length !== 1 || !scan) return undefined;
  const blocks = blocksOfMcu(bytes, jpeg, scan.start);
  if (!blocks) return undefined;
  const region = mcuRegion(jpeg, keptRect);
  const { mcuWidth, mcuHeight, left, top, right, bottom } = region;
  if (right <= left || bottom <= top) return undefined;
  const copy = copyMcus(bytes, jpeg, blocks, region);
  if (!copy) return undefined;
  const part = {
    x: left * mcuWidth,
    y: top * mcuHeight,
    width: Math.min(right * mcuWidth, width) - left * mcuWidth,
    height: Math.min(bottom * mcuHeight, height) - top * mcuHeight,
  };
  return {
    bytes: new Blob([
      new Uint8Array([markerPrefix, jpegMarker.soi]),
      ...croppedSegments(bytes, jpeg, part),
      ...copy.stuffedBytes(),
      new Uint8Array([markerPrefix, jpegMarker.eoi]),
    ]),
    part,
  };
}

function mcuRegion({ width, height, channels }: JpegFile, keptRect: Rect): McuRegion {
  const mcuWidth = 8 * Math.max(...channels.map(({ horizontalSampling }) => horizontalSampling));
  const mcuHeight = 8 * Math.max(...channels.map(({ verticalSampling }) => verticalSampling));
  const mcusPerRow = Math.ceil(width / mcuWidth);
  return {
    mcuWidth,
    mcuHeight,
    mcusPerRow,
    left: Math.max(0, Math.floor(keptRect.x / mcuWidth)),
    top: Math.max(0, Math.floor(keptRect.y / mcuHeight)),
    right: Math.min(mcusPerRow, Math.ceil((keptRect.x + keptRect.width) / mcuWidth)),
    bottom: Math.min(Math.ceil(height / mcuHeight), Math.ceil((keptRect.y + keptRect.height) / mcuHeight)),
  };
}

/** Copies the codes of a region. Undefined if a code is invalid, or a re-encoded DC value has none. */
function copyMcus(
  bytes: Bytes,
  jpeg: JpegFile,
  blocks: readonly Block[],
  { mcusPerRow, left, top, right, bottom }: McuRegion,
): BitCopy | undefined {
  const { data, restarts } = removeStuffing(bytes, jpeg.scan.start, jpeg.scan.end);
  const interval = restartInterval(bytes, jpeg);
  const copy = new BitCopy(data);
  const readDcs = jpeg.channels.map(() => 0);
  const writtenDcs = jpeg.channels.map(() => 0);
  const lastBit = (data.length - 4) * 8;
  let at = 0;
  for (let row = 0; row < bottom; row++)
    for (let column = 0; column < mcusPerRow; column++) {
      const mcu = row * mcusPerRow + column;
      if (interval > 0 && mcu > 0 && mcu % interval === 0) {
        const next = restarts[mcu / interval - 1];
        if (next === undefined) return undefined;
        copy.flush(at);
        at = next * 8;
        readDcs.fill(0);
      }
      const isKept = row >= top && column >= left && column < right;
      if (!isKept) copy.flush(at);
      for (const { channel, dcTable, acTable } of blocks) {
        const dcStart = at;
        const dcCode = dcTable.lookup[peek16(data, at)] as number;
        if (dcCode === 0) return undefined;
        const size = dcCode >> 5;
        at += dcCode & 31;
        const difference = size === 0 ? 0 : receiveExtend(data, at - size, size);
        const previousDc = readDcs[channel] ?? 0;
        const dc = previousDc + difference;
        readDcs[channel] = dc;
        const acStart = at;
        for (let position = 1; position < 64; ) {
          const acCode = acTable.lookup[peek16(data, at)] as number;
          if (acCode === 0) return undefined;
          at += acCode & 31;
          position += acCode >> 5;
        }
        if (at > lastBit) return undefined;
        if (!isKept) continue;
        const writtenDc = writtenDcs[channel] ?? 0;
        writtenDcs[channel] = dc;
        if (writtenDc === previousDc) copy.keepFrom(dcStart);
        else {
          copy.flush(dcStart);
          if (!copy.writeDc(dc - writtenDc, dcTable)) return undefined;
          copy.keepFrom(acStart);
        }
      }
    }
  copy.flush(at);
  return copy;
}

/** The segments before the coded pixels, with the size of the part in the frame header and without restarts. */
const croppedSegments = (bytes: Bytes, { needed, scan }: JpegFile, part: Rect): Bytes[] =>
  needed.flatMap(({ marker, start, end }) => {
    if (marker === jpegMarker.dri) return [];
    if (marker === jpegMarker.sos) return [bytes.slice(start, scan.start)];
    const segment = bytes.slice(start, end);
    if (marker === jpegMarker.sof0 || marker === jpegMarker.sof1) {
      const view = new DataView(segment.buffer);
      view.setUint16(5, part.height);
      view.setUint16(7, part.width);
    }
    return [segment];
  });

/** The blocks of an MCU, in order, each with its tables. */
function blocksOfMcu(bytes: Bytes, { channels, needed }: JpegFile, scan: number): Block[] | undefined {
  const tables = needed
    .filter(({ marker }) => marker === jpegMarker.dht)
    .flatMap(({ start, end }) => huffmanTables(bytes.subarray(start + 4, end)));
  if (bytes[scan + 4] !== channels.length) return undefined;
  const blocks: Block[] = [];
  for (const [channel, { id, horizontalSampling, verticalSampling }] of channels.entries()) {
    const entry = scan + 5 + channel * 2;
    if (bytes[entry] !== id) return undefined;
    const tableIds = bytes[entry + 1] ?? 0;
    const find = (tableClass: number, destination: number) =>
      tables.findLast((table) => table.tableClass === tableClass && table.destination === destination);
    const dcTable = find(0, tableIds >> 4);
    const acTable = find(1, tableIds & 15);
    if (!dcTable || !acTable) return undefined;
    for (let count = 0; count < horizontalSampling * verticalSampling; count++)
      blocks.push({ channel, dcTable, acTable });
  }
  return blocks;
}

/** MCUs between two restarts. 0 means none. */
function restartInterval(bytes: Bytes, { needed }: JpegFile): number {
  const segment = needed.findLast(({ marker }) => marker === jpegMarker.dri);
  return segment ? ((bytes[segment.start + 4] ?? 0) << 8) | (bytes[segment.start + 5] ?? 0) : 0;
}
