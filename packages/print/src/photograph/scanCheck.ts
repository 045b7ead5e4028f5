import { extendSign, peek } from './bits.ts';
import { type HuffmanCodes, symbolsOf } from './huffman.ts';
import { unstuff } from './unstuff.ts';

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
const maxLevel = 1280;

/** The largest values that a block may contain. */
export interface CoefficientRange {
  mean: number;
  /** The bit length of the largest value, by position. */
  bits: Uint8Array;
}

/** @param quantizer the divisor for each position */
export function coefficientRange(quantizer: Uint16Array = new Uint16Array(64).fill(1)): CoefficientRange {
  const most = Array.from(quantizer, (divisor) => maxLevel / Math.max(1, divisor) + 1);
  return {
    mean: most[0] as number,
    bits: Uint8Array.from(most, (value) => 1 + Math.floor(Math.log2(value))),
  };
}

/** Bits that may be left over: they fill the last byte. */
export const maxPaddingBits = 15;

/**
 * Returns whether the coded pixels of a scan are complete with nothing extra: every code is in its table, blocks have
 * 64 positions, levels fit 8-bit samples, restarts are in the right places, and the end follows the last pixel.
 */
export function scanIsSound(
  bytes: Uint8Array<ArrayBuffer>,
  { start, end }: { start: number; end: number },
  head: Uint8Array,
  { width, height, channels }: JpegFrame,
  tables: ReadonlyMap<string, HuffmanCodes>,
  quantizers: ReadonlyMap<number, Uint16Array>,
  interval: number,
): boolean {
  const count = head[0] ?? 0;
  const most = { horizontalSampling: 0, verticalSampling: 0 };
  for (const { horizontalSampling, verticalSampling } of channels) {
    most.horizontalSampling = Math.max(most.horizontalSampling, horizontalSampling);
    most.verticalSampling = Math.max(most.verticalSampling, verticalSampling);
  }
  const blocks: { channel: number; levels: HuffmanCodes; symbols: Uint16Array; bits: Uint8Array }[] = [];
  const reaches = channels.map(({ quantization }) => coefficientRange(quantizers.get(quantization)));
  let units =
    Math.ceil(width / (8 * most.horizontalSampling)) * Math.ceil(height / (8 * most.verticalSampling));
  for (let index = 0; index < count; index++) {
    const channel = channels.findIndex(({ id }) => id === head[1 + index * 2]);
    const tableIds = head[2 + index * 2] ?? 0;
    const levels = tables.get(`0 ${tableIds >> 4}`);
    const details = tables.get(`1 ${tableIds & 15}`);
    const sampling = channels[channel];
    if (!sampling || !levels || !details) return false;
    // A channel in its own scan is coded block by block (ITU T.81, A.2.2).
    const { horizontalSampling, verticalSampling } =
      count === 1 ? { horizontalSampling: 1, verticalSampling: 1 } : sampling;
    if (count === 1)
      units =
        Math.ceil(Math.ceil((width * sampling.horizontalSampling) / most.horizontalSampling) / 8) *
        Math.ceil(Math.ceil((height * sampling.verticalSampling) / most.verticalSampling) / 8);
    const symbols = symbolsOf(details);
    const bits = reaches[channel]?.bits as Uint8Array;
    for (let one = 0; one < horizontalSampling * verticalSampling; one++)
      blocks.push({ channel, levels, symbols, bits });
  }
  // Its height comes after the pixels (ITU T.81, B.2.5).
  if (height === 0) return true;

  const { data, restarts } = unstuff(bytes, start, end);
  const last = (data.length - 4) * 8;
  const lastLevels = channels.map(() => 0);
  let at = 0;
  for (let unit = 0; unit < units; unit++) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      const next = restarts[unit / interval - 1];
      if (next === undefined || next * 8 < at || next * 8 - at > maxPaddingBits) return false;
      at = next * 8;
      lastLevels.fill(0);
    }
    for (const { channel, levels, symbols, bits } of blocks) {
      const level = levels.lookup[peek(data, at)] as number;
      if (level === 0) return false;
      const size = level >> 5;
      at += level & 31;
      const value = (lastLevels[channel] as number) + (size === 0 ? 0 : extendSign(data, at - size, size));
      if (Math.abs(value) > (reaches[channel] as CoefficientRange).mean) return false;
      lastLevels[channel] = value;
      let place = 1;
      while (place < 64) {
        const entry = symbols[peek(data, at)] as number;
        if (entry === 0) return false;
        const length = (entry >> 5) & 15;
        at += (entry & 31) + length;
        // A zero-length run with no value ends the block.
        place = entry >> 5 === 0 ? 64 : place + 1 + (entry >> 9);
        if (length > 0 && (place > 64 || length > (bits[place - 1] as number))) return false;
      }
      if (place > 64 || at > last) return false;
    }
  }
  return last - at <= maxPaddingBits;
}
