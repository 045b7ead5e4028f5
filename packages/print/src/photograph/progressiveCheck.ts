import { type HuffmanCodes, symbolsOf } from './huffman.ts';
import {
  type Channel,
  DamagedScan,
  moreOfLevels,
  Reader,
  readAcDetails,
  readDcLevels,
} from './progressiveBlocks.ts';
import { coefficientRange, type JpegFrame, maxPaddingBits } from './scanCheck.ts';
import { unstuff } from './unstuff.ts';

/**
 * Checks the scans of a progressive JPEG (ITU T.81, annex G) one after another: whether the codes of each are all there with nothing extra,
 * and, at the end, whether no level or bit is missing.
 */
export class ProgressiveCheck {
  readonly #channels: Channel[];
  readonly #units: number;

  constructor({ width, height, channels }: JpegFrame, quantizers: ReadonlyMap<number, Uint16Array>) {
    const horizontalSampling = Math.max(...channels.map((channel) => channel.horizontalSampling));
    const verticalSampling = Math.max(...channels.map((channel) => channel.verticalSampling));
    this.#units = Math.ceil(width / (8 * horizontalSampling)) * Math.ceil(height / (8 * verticalSampling));
    this.#channels = channels.map((channel) => {
      const blocks =
        Math.ceil(Math.ceil((width * channel.horizontalSampling) / horizontalSampling) / 8) *
        Math.ceil(Math.ceil((height * channel.verticalSampling) / verticalSampling) / 8);
      return {
        id: channel.id,
        blocks,
        perUnit: channel.horizontalSampling * channel.verticalSampling,
        reach: coefficientRange(quantizers.get(channel.quantization)),
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
    const previous = approximation >> 4;
    const left = approximation & 15;
    const coded = Array.from({ length: count }, (_, index) => ({
      channel: this.#channels.find(({ id }) => id === head[1 + index * 2]),
      table: tables.get(
        first === 0 ? `0 ${(head[2 + index * 2] ?? 0) >> 4}` : `1 ${(head[2 + index * 2] ?? 0) & 15}`,
      ),
    }));
    const isOfLevels = first === 0;
    if (last > 63 || first > last || (isOfLevels ? last > 0 : count > 1)) return false;
    const { data, restarts } = unstuff(bytes, start, end);
    const reader = new Reader(data);
    const parts: { channel: Channel; decode: (block: number) => void; restart: () => boolean }[] = [];
    for (const { channel, table } of coded) {
      const needsTable = !(isOfLevels && previous > 0);
      if (!channel || (needsTable && !table)) return false;
      for (let place = first; place <= last; place++) {
        if (previous > 0 && channel.missing[place] !== previous) return false;
        channel.missing[place] = left;
      }
      const lookup = table && needsTable ? symbolsOf(table) : new Uint16Array(0);
      const decoding = { reader, lookup, channel, first, last, left };
      parts.push({
        channel,
        ...(isOfLevels
          ? previous > 0
            ? moreOfLevels(decoding)
            : readDcLevels(decoding)
          : readAcDetails(decoding, previous > 0)),
      });
    }
    const [firstPart] = parts;
    const units = count === 1 ? (firstPart?.channel.blocks ?? 0) : this.#units;
    try {
      for (let unit = 0; unit < units; unit++) {
        if (interval > 0 && unit > 0 && unit % interval === 0) {
          const next = (restarts[unit / interval - 1] ?? -1) * 8;
          if (next < reader.at || next - reader.at > maxPaddingBits) return false;
          reader.at = next;
          if (!parts.every(({ restart }) => restart())) return false;
        }
        for (const { channel, decode } of parts)
          for (let one = count === 1 ? 1 : channel.perUnit; one > 0; one--) decode(unit);
        if (reader.at > reader.last) return false;
      }
    } catch (error) {
      if (error instanceof DamagedScan) return false;
      throw error;
    }
    return parts.every(({ restart }) => restart()) && reader.last - reader.at <= maxPaddingBits;
  }
}
