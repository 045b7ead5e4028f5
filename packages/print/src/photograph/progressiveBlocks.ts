import { extendSign, peek } from './bits.ts';
import type { CoefficientRange } from './scanCheck.ts';

export interface Channel {
  id: number;
  /** Number of blocks when a scan covers only this channel. */
  blocks: number;
  /** Blocks per unit in a scan of several channels. */
  perUnit: number;
  reach: CoefficientRange;
  /** The blocks with a nonzero value, by position. Later scans code these differently. */
  filled: Uint8Array[];
  /** The number of lowest bits still missing, by position. 255 if nothing has been read. */
  missing: Uint8Array;
}

/** The codes of one scan, and how far they've been read. */
export class Reader {
  at = 0;
  readonly last: number;
  readonly data: Uint8Array<ArrayBuffer>;
  constructor(data: Uint8Array<ArrayBuffer>) {
    this.data = data;
    this.last = (data.length - 4) * 8;
  }
  symbol(lookup: Uint16Array): number {
    const entry = lookup[peek(this.data, this.at)] as number;
    if (entry === 0) throw new DamagedScan();
    this.at += entry & 31;
    return entry >> 5;
  }
  bits(count: number): number {
    const value = count === 0 ? 0 : peek(this.data, this.at) >> (16 - count);
    this.at += count;
    return value;
  }
  signed(size: number): number {
    this.at += size;
    return size === 0 ? 0 : extendSign(this.data, this.at - size, size);
  }
}

export class DamagedScan extends Error {}

/** State for decoding the blocks of a channel in one scan. */
interface Decoding {
  reader: Reader;
  lookup: Uint16Array;
  channel: Channel;
  first: number;
  last: number;
  left: number;
}

/** The DC levels of blocks, initially without their lowest bits (G.1.2.1). */
export function readDcLevels({ reader, lookup, channel, left }: Decoding) {
  let value = 0;
  return {
    decode() {
      value += reader.signed(checked(reader.symbol(lookup), 11));
      if (Math.abs(value * 2 ** left) > channel.reach.mean) throw new DamagedScan();
    },
    restart() {
      value = 0;
      return true;
    },
  };
}

/** Reads one more bit of each DC level. */
export const moreOfLevels = ({ reader }: Decoding) => ({
  decode() {
    reader.bits(1);
  },
  restart: () => true,
});

function checked(size: number, most: number): number {
  if (size > most) throw new DamagedScan();
  return size;
}

/** The other values of blocks, in a range of positions (G.1.2.2). With `more`, one more bit of each (G.1.2.3). */
export function readAcDetails(
  { reader, lookup, channel: { filled, reach }, first, last, left }: Decoding,
  more: boolean,
) {
  /** Blocks that end without another code. */
  let ended = 0;
  const has = (block: number, place: number) =>
    ((filled[place] as Uint8Array)[block >> 3] as number) & (1 << (block & 7));
  const fill = (block: number, place: number) => {
    const blocks = filled[place] as Uint8Array;
    blocks[block >> 3] = (blocks[block >> 3] as number) | (1 << (block & 7));
  };
  /** Skips positions that are still empty, and reads the next bit of the others. */
  const pass = (block: number, from: number, empty: number): number => {
    let place = from;
    for (; place <= last; place++) {
      if (has(block, place)) reader.bits(1);
      else if (empty-- === 0) break;
    }
    return place;
  };
  const skip = more ? pass : (_block: number, from: number, empty: number) => from + empty;
  const end = (block: number, place: number) => {
    if (more) pass(block, place, 64);
  };
  return {
    decode(block: number) {
      if (ended > 0) {
        ended--;
        end(block, first);
        return;
      }
      for (let place = first; place <= last; ) {
        const symbol = reader.symbol(lookup);
        const run = symbol >> 4;
        const size = symbol & 15;
        if (size === 0 && run < 15) {
          ended = (1 << run) - 1 + reader.bits(run);
          end(block, place);
          return;
        }
        reader.bits(size);
        place = skip(block, place, run);
        if (place > last || (more ? size > 1 : size > 0 && size + left > (reach.bits[place] as number)))
          throw new DamagedScan();
        if (size > 0) fill(block, place);
        place++;
      }
    },
    restart: () => ended === 0,
  };
}
