import { peek16, receiveExtend } from './bits.ts';
import type { CoefficientRange } from './isScanComplete.ts';

export interface Channel {
  id: number;
  /** Number of blocks when a scan covers only this channel. */
  blockCount: number;
  /** Blocks per unit in a scan of several channels. */
  blocksPerMcu: number;
  range: CoefficientRange;
  /** The blocks with a nonzero value, by position. Later scans code these differently. */
  nonzero: Uint8Array[];
  /** The number of lowest bits still missing, by position. 255 if nothing has been read. */
  missingBits: Uint8Array;
}

/** The codes of one scan, and how far they've been read. */
export class ScanReader {
  at = 0;
  readonly last: number;
  readonly data: Uint8Array<ArrayBuffer>;
  constructor(data: Uint8Array<ArrayBuffer>) {
    this.data = data;
    this.last = (data.length - 4) * 8;
  }
  symbol(lookup: Uint16Array): number {
    const entry = lookup[peek16(this.data, this.at)] as number;
    if (entry === 0) throw new DamagedScan();
    this.at += entry & 31;
    return entry >> 5;
  }
  bits(count: number): number {
    const value = count === 0 ? 0 : peek16(this.data, this.at) >> (16 - count);
    this.at += count;
    return value;
  }
  receiveExtend(size: number): number {
    this.at += size;
    return size === 0 ? 0 : receiveExtend(this.data, this.at - size, size);
  }
}

export class DamagedScan extends Error {}

/** State for decoding the blocks of a channel in one scan. */
interface Decoding {
  reader: ScanReader;
  lookup: Uint16Array;
  channel: Channel;
  spectralStart: number;
  spectralEnd: number;
  lowBit: number;
}

/** The DC levels of blocks, initially without their lowest bits (G.1.2.1). */
export function readDc({ reader, lookup, channel, lowBit }: Decoding) {
  let value = 0;
  return {
    decode() {
      value += reader.receiveExtend(checked(reader.symbol(lookup), 11));
      if (Math.abs(value * 2 ** lowBit) > channel.range.dcMax) throw new DamagedScan();
    },
    restart() {
      value = 0;
      return true;
    },
  };
}

/** Reads one more bit of each DC level. */
export const refineDc = ({ reader }: Decoding) => ({
  decode() {
    reader.bits(1);
  },
  restart: () => true,
});

function checked(size: number, most: number): number {
  if (size > most) throw new DamagedScan();
  return size;
}

/** The other values of blocks, in a range of positions (G.1.2.2). With `isRefinement`, one more bit of each (G.1.2.3). */
export function readAc(
  { reader, lookup, channel: { nonzero, range }, spectralStart, spectralEnd, lowBit }: Decoding,
  isRefinement: boolean,
) {
  /** Blocks that end without another code (EOBRUN). */
  let endOfBandRun = 0;
  const has = (block: number, position: number) =>
    ((nonzero[position] as Uint8Array)[block >> 3] as number) & (1 << (block & 7));
  const fill = (block: number, position: number) => {
    const blocks = nonzero[position] as Uint8Array;
    blocks[block >> 3] = (blocks[block >> 3] as number) | (1 << (block & 7));
  };
  /** Skips positions that are still empty, and reads the next bit of the others. */
  const skipZeros = (block: number, from: number, empty: number): number => {
    let position = from;
    for (; position <= spectralEnd; position++) {
      if (has(block, position)) reader.bits(1);
      else if (empty-- === 0) break;
    }
    return position;
  };
  const skip = isRefinement ? skipZeros : (_block: number, from: number, empty: number) => from + empty;
  const end = (block: number, position: number) => {
    if (isRefinement) skipZeros(block, position, 64);
  };
  return {
    decode(block: number) {
      if (endOfBandRun > 0) {
        endOfBandRun--;
        end(block, spectralStart);
        return;
      }
      for (let position = spectralStart; position <= spectralEnd; ) {
        const symbol = reader.symbol(lookup);
        const run = symbol >> 4;
        const size = symbol & 15;
        if (size === 0 && run < 15) {
          endOfBandRun = (1 << run) - 1 + reader.bits(run);
          end(block, position);
          return;
        }
        reader.bits(size);
        position = skip(block, position, run);
        if (
          position > spectralEnd ||
          (isRefinement ? size > 1 : size > 0 && size + lowBit > (range.bits[position] as number))
        )
          throw new DamagedScan();
        if (size > 0) fill(block, position);
        position++;
      }
    },
    restart: () => endOfBandRun === 0,
  };
}
