import { peek16, receiveExtend } from './bits.ts';
import { type HuffmanTable, symbolLookup } from './huffmanTables.ts';
import { removeStuffing } from './removeStuffing.ts';

export interface JpegFrame {
  /** Coded left to right and top to bottom, with 8 bits and Huffman codes. */
  isSequential: boolean;
  /** Coded in several passes, with 8 bits and Huffman codes. */
  isProgressive: boolean;
  width: number;
  height: number;
  channels: readonly {
    id: number;
    horizontalSampling: number;
    verticalSampling: number;
    quantization: number;
  }[];
}

/**
 * The largest result of the 8-bit transform, measured from mid-gray (ITU T.81, A.3.3), plus a quarter, because some programs overshoot at
 * edges.
 */
const maxDc = 1280;

/** The largest values that a block may contain. */
export interface CoefficientRange {
  dcMax: number;
  /** The bit length of the largest value, by position. */
  bits: Uint8Array;
}

/** @param quantizer the divisor for each position */
export function coefficientRange(quantizer: Uint16Array = new Uint16Array(64).fill(1)): CoefficientRange {
  const most = Array.from(quantizer, (divisor) => maxDc / Math.max(1, divisor) + 1);
  return {
    dcMax: most[0] as number,
    bits: Uint8Array.from(most, (value) => 1 + Math.floor(Math.log2(value))),
  };
}

/** Bits that may be left over: they fill the last byte. */
export const maxPaddingBits = 15;

/** A block of an MCU: its channel, tables, and the largest values it may contain. */
interface ScanBlock {
  channel: number;
  dcTable: HuffmanTable;
  acSymbols: Uint16Array;
  range: CoefficientRange;
}

/**
 * Returns whether the coded pixels of a scan are complete with nothing extra: every code is in its table, blocks have
 * 64 positions, DC values fit 8-bit samples, restarts are in the right places, and the end follows the last pixel.
 */
export function isScanComplete(
  bytes: Uint8Array<ArrayBuffer>,
  { start, end }: { start: number; end: number },
  header: Uint8Array,
  frame: JpegFrame,
  tables: ReadonlyMap<string, HuffmanTable>,
  quantizers: ReadonlyMap<number, Uint16Array>,
  restartInterval: number,
): boolean {
  const blocks = blocksOfMcu(header, frame, tables, quantizers);
  if (!blocks) return false;
  // Its height comes after the pixels (ITU T.81, B.2.5).
  if (frame.height === 0) return true;

  const only = header[0] === 1 ? frame.channels.find(({ id }) => id === header[1]) : undefined;
  const mcuCount = countMcus(frame, only);
  const { data, restarts } = removeStuffing(bytes, start, end);
  const lastBit = (data.length - 4) * 8;
  const lastDcs = frame.channels.map(() => 0);
  let at = 0;
  for (let mcu = 0; mcu < mcuCount; mcu++) {
    if (restartInterval > 0 && mcu > 0 && mcu % restartInterval === 0) {
      const next = restarts[mcu / restartInterval - 1];
      if (next === undefined || next * 8 < at || next * 8 - at > maxPaddingBits) return false;
      at = next * 8;
      lastDcs.fill(0);
    }
    for (const { channel, dcTable, acSymbols, range } of blocks) {
      const dcCode = dcTable.lookup[peek16(data, at)] as number;
      if (dcCode === 0) return false;
      const size = dcCode >> 5;
      at += dcCode & 31;
      const dc = (lastDcs[channel] as number) + (size === 0 ? 0 : receiveExtend(data, at - size, size));
      if (Math.abs(dc) > range.dcMax) return false;
      lastDcs[channel] = dc;
      let position = 1;
      while (position < 64) {
        const entry = acSymbols[peek16(data, at)] as number;
        if (entry === 0) return false;
        const length = (entry >> 5) & 15;
        at += (entry & 31) + length;
        // A zero-length run with no value ends the block.
        position = entry >> 5 === 0 ? 64 : position + 1 + (entry >> 9);
        if (length > 0 && (position > 64 || length > (range.bits[position - 1] as number))) return false;
      }
      if (position > 64 || at > lastBit) return false;
    }
  }
  return lastBit - at <= maxPaddingBits;
}

/** The blocks of an MCU, in order. Undefined if the scan names a channel or table that doesn't exist. */
function blocksOfMcu(
  header: Uint8Array,
  { channels }: JpegFrame,
  tables: ReadonlyMap<string, HuffmanTable>,
  quantizers: ReadonlyMap<number, Uint16Array>,
): ScanBlock[] | undefined {
  const count = header[0] ?? 0;
  const blocks: ScanBlock[] = [];
  for (let index = 0; index < count; index++) {
    const channel = channels.findIndex(({ id }) => id === header[1 + index * 2]);
    const tableIds = header[2 + index * 2] ?? 0;
    const dcTable = tables.get(`0 ${tableIds >> 4}`);
    const acTable = tables.get(`1 ${tableIds & 15}`);
    const sampling = channels[channel];
    if (!sampling || !dcTable || !acTable) return undefined;
    // A channel in its own scan is coded block by block (ITU T.81, A.2.2).
    const blockCount = count === 1 ? 1 : sampling.horizontalSampling * sampling.verticalSampling;
    const acSymbols = symbolLookup(acTable);
    const range = coefficientRange(quantizers.get(sampling.quantization));
    for (let block = 0; block < blockCount; block++) blocks.push({ channel, dcTable, acSymbols, range });
  }
  return blocks;
}

/**
 * Counts the MCUs of a scan. In a scan of one channel, each is one block (ITU T.81, A.2.2).
 *
 * @param only the channel of such a scan
 */
export function countMcus(
  { width, height, channels }: JpegFrame,
  only?: JpegFrame['channels'][number],
): number {
  // A damaged frame may have no channels, or none that's sampled.
  const maxHorizontal = Math.max(1, ...channels.map(({ horizontalSampling }) => horizontalSampling));
  const maxVertical = Math.max(1, ...channels.map(({ verticalSampling }) => verticalSampling));
  return only
    ? Math.ceil(Math.ceil((width * only.horizontalSampling) / maxHorizontal) / 8) *
        Math.ceil(Math.ceil((height * only.verticalSampling) / maxVertical) / 8)
    : Math.ceil(width / (8 * maxHorizontal)) * Math.ceil(height / (8 * maxVertical));
}
