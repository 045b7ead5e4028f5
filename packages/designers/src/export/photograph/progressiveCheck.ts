import { extended, peek } from './bits.ts';
import { type HuffmanCodes, symbolsOf } from './huffman.ts';
import { type Frame, mostLeft, type Reach, reachOf } from './scanCheck.ts';
import { unstuffed } from './unstuffed.ts';

interface Channel {
  id: number;
  /** Blocks that a scan of its own codes. */
  blocks: number;
  /** Blocks in a unit of a scan of several channels. */
  perUnit: number;
  reach: Reach;
  /** By place: which blocks have something there. Later scans code these otherwise. */
  filled: Uint8Array[];
  /** By place: how many of the lowest bits are still to come; 255 where nothing has. */
  missing: Uint8Array;
}

/** One scan's codes, and how far they have been read. */
class Reader {
  at = 0;
  readonly last: number;
  readonly data: Uint8Array<ArrayBuffer>;
  constructor(data: Uint8Array<ArrayBuffer>) {
    this.data = data;
    this.last = (data.length - 4) * 8;
  }
  symbol(lookup: Uint16Array): number {
    const found = lookup[peek(this.data, this.at)] as number;
    if (found === 0) throw new Unsound();
    this.at += found & 31;
    return found >> 5;
  }
  bits(count: number): number {
    const value = count === 0 ? 0 : peek(this.data, this.at) >> (16 - count);
    this.at += count;
    return value;
  }
  signed(size: number): number {
    this.at += size;
    return size === 0 ? 0 : extended(this.data, this.at - size, size);
  }
}

class Unsound extends Error {}

/**
 * The scans of a progressive JPEG (ITU T.81, annex G), one after the other: whether the codes of each are all there and nothing
 * else, and in the end whether no level and no bit of one is missing.
 */
export class ProgressiveCheck {
  readonly #channels: Channel[];
  readonly #units: number;

  constructor({ width, height, channels }: Frame, quantizers: ReadonlyMap<number, Uint16Array>) {
    const across = Math.max(...channels.map((channel) => channel.across));
    const down = Math.max(...channels.map((channel) => channel.down));
    this.#units = Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down));
    this.#channels = channels.map((channel) => {
      const blocks =
        Math.ceil(Math.ceil((width * channel.across) / across) / 8) *
        Math.ceil(Math.ceil((height * channel.down) / down) / 8);
      return {
        id: channel.id,
        blocks,
        perUnit: channel.across * channel.down,
        reach: reachOf(quantizers.get(channel.quantization)),
        filled: Array.from({ length: 64 }, () => new Uint8Array(Math.ceil(blocks / 8))),
        missing: new Uint8Array(64).fill(255),
      };
    });
  }

  get isComplete(): boolean {
    return this.#channels.every(({ missing }) => missing.every((bits) => bits === 0));
  }

  takes(
    bytes: Uint8Array<ArrayBuffer>,
    { start, end }: { start: number; end: number },
    head: Uint8Array,
    tables: ReadonlyMap<string, HuffmanCodes>,
    interval: number,
  ): boolean {
    const count = head[0] ?? 0;
    const [first = 0, last = 0, approximation = 0] = head.subarray(1 + count * 2);
    const before = approximation >> 4;
    const left = approximation & 15;
    const coded = Array.from({ length: count }, (_, index) => ({
      channel: this.#channels.find(({ id }) => id === head[1 + index * 2]),
      table: tables.get(
        first === 0 ? `0 ${(head[2 + index * 2] ?? 0) >> 4}` : `1 ${(head[2 + index * 2] ?? 0) & 15}`,
      ),
    }));
    const isOfLevels = first === 0;
    if (last > 63 || first > last || (isOfLevels ? last > 0 : count > 1)) return false;
    const { data, restarts } = unstuffed(bytes, start, end);
    const reader = new Reader(data);
    const parts: { channel: Channel; decode: (block: number) => void; restart: () => boolean }[] = [];
    for (const { channel, table } of coded) {
      const needsTable = !(isOfLevels && before > 0);
      if (!channel || (needsTable && !table)) return false;
      for (let place = first; place <= last; place++) {
        if (before > 0 && channel.missing[place] !== before) return false;
        channel.missing[place] = left;
      }
      const lookup = table && needsTable ? symbolsOf(table) : new Uint16Array(0);
      const how = { reader, lookup, channel, first, last, left };
      parts.push({
        channel,
        ...(isOfLevels ? (before > 0 ? moreOfLevels(how) : levels(how)) : details(how, before > 0)),
      });
    }
    const [only] = parts;
    const units = count === 1 ? (only?.channel.blocks ?? 0) : this.#units;
    try {
      for (let unit = 0; unit < units; unit++) {
        if (interval > 0 && unit > 0 && unit % interval === 0) {
          const next = (restarts[unit / interval - 1] ?? -1) * 8;
          if (next < reader.at || next - reader.at > mostLeft) return false;
          reader.at = next;
          if (!parts.every(({ restart }) => restart())) return false;
        }
        for (const { channel, decode } of parts)
          for (let one = count === 1 ? 1 : channel.perUnit; one > 0; one--) decode(unit);
        if (reader.at > reader.last) return false;
      }
    } catch (error) {
      if (error instanceof Unsound) return false;
      throw error;
    }
    return parts.every(({ restart }) => restart()) && reader.last - reader.at <= mostLeft;
  }
}

interface How {
  reader: Reader;
  lookup: Uint16Array;
  channel: Channel;
  first: number;
  last: number;
  left: number;
}

/** The means of blocks, first without their lowest bits (G.1.2.1). */
function levels({ reader, lookup, channel, left }: How) {
  let value = 0;
  return {
    decode() {
      value += reader.signed(checked(reader.symbol(lookup), 11));
      if (Math.abs(value * 2 ** left) > channel.reach.mean) throw new Unsound();
    },
    restart() {
      value = 0;
      return true;
    },
  };
}

/** A bit more of each mean. */
const moreOfLevels = ({ reader }: How) => ({
  decode() {
    reader.bits(1);
  },
  restart: () => true,
});

function checked(size: number, most: number): number {
  if (size > most) throw new Unsound();
  return size;
}

/** What else blocks have, in a band of places (G.1.2.2); with `more`, a bit more of it (G.1.2.3). */
function details({ reader, lookup, channel: { filled, reach }, first, last, left }: How, more: boolean) {
  /** Blocks that end without another code. */
  let ended = 0;
  const has = (block: number, place: number) =>
    ((filled[place] as Uint8Array)[block >> 3] as number) & (1 << (block & 7));
  const fill = (block: number, place: number) => {
    const blocks = filled[place] as Uint8Array;
    blocks[block >> 3] = (blocks[block >> 3] as number) | (1 << (block & 7));
  };
  /** Goes over places that are still empty, and reads the next bit of those that are not. */
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
          throw new Unsound();
        if (size > 0) fill(block, place);
        place++;
      }
    },
    restart: () => ended === 0,
  };
}
