import { type HuffmanTable, symbolLookup } from './huffmanTables.ts';
import { coefficientRange, countMcus, type JpegFrame, maxPaddingBits } from './isScanComplete.ts';
import { type Channel, DamagedScan, readAc, readDc, refineDc, ScanReader } from './progressiveBlocks.ts';
import { removeStuffing } from './removeStuffing.ts';

/**
 * Checks the scans of a progressive JPEG (ITU T.81, annex G) one after another: whether the codes of each are all there with nothing extra,
 * and, at the end, whether no level or bit is missing.
 */
export class ProgressiveCheck {
  readonly #channels: Channel[];
  readonly #mcuCount: number;

  constructor(frame: JpegFrame, quantizers: ReadonlyMap<number, Uint16Array>) {
    this.#mcuCount = countMcus(frame);
    this.#channels = frame.channels.map((channel) => {
      const blockCount = countMcus(frame, channel);
      return {
        id: channel.id,
        blockCount,
        blocksPerMcu: channel.horizontalSampling * channel.verticalSampling,
        range: coefficientRange(quantizers.get(channel.quantization)),
        nonzero: Array.from({ length: 64 }, () => new Uint8Array(Math.ceil(blockCount / 8))),
        missingBits: new Uint8Array(64).fill(255),
      };
    });
  }

  get isComplete(): boolean {
    return this.#channels.every(({ missingBits }) => missingBits.every((bits) => bits === 0));
  }

  isScanComplete(
    bytes: Uint8Array<ArrayBuffer>,
    { start, end }: { start: number; end: number },
    header: Uint8Array,
    tables: ReadonlyMap<string, HuffmanTable>,
    restartInterval: number,
  ): boolean {
    const count = header[0] ?? 0;
    const [spectralStart = 0, spectralEnd = 0, successiveApproximation = 0] = header.subarray(1 + count * 2);
    const highBit = successiveApproximation >> 4;
    const lowBit = successiveApproximation & 15;
    const coded = Array.from({ length: count }, (_, index) => ({
      channel: this.#channels.find(({ id }) => id === header[1 + index * 2]),
      table: tables.get(
        spectralStart === 0
          ? `0 ${(header[2 + index * 2] ?? 0) >> 4}`
          : `1 ${(header[2 + index * 2] ?? 0) & 15}`,
      ),
    }));
    const isDcScan = spectralStart === 0;
    if (spectralEnd > 63 || spectralStart > spectralEnd || (isDcScan ? spectralEnd > 0 : count > 1))
      return false;
    const { data, restarts } = removeStuffing(bytes, start, end);
    const reader = new ScanReader(data);
    const parts: { channel: Channel; decode: (block: number) => void; restart: () => boolean }[] = [];
    for (const { channel, table } of coded) {
      const needsTable = !(isDcScan && highBit > 0);
      if (!channel || (needsTable && !table)) return false;
      for (let position = spectralStart; position <= spectralEnd; position++) {
        if (highBit > 0 && channel.missingBits[position] !== highBit) return false;
        channel.missingBits[position] = lowBit;
      }
      const lookup = table && needsTable ? symbolLookup(table) : new Uint16Array(0);
      const decoding = { reader, lookup, channel, spectralStart, spectralEnd, lowBit };
      parts.push({
        channel,
        ...(isDcScan ? (highBit > 0 ? refineDc(decoding) : readDc(decoding)) : readAc(decoding, highBit > 0)),
      });
    }
    const [firstPart] = parts;
    const mcuCount = count === 1 ? (firstPart?.channel.blockCount ?? 0) : this.#mcuCount;
    try {
      for (let mcu = 0; mcu < mcuCount; mcu++) {
        if (restartInterval > 0 && mcu > 0 && mcu % restartInterval === 0) {
          const next = (restarts[mcu / restartInterval - 1] ?? -1) * 8;
          if (next < reader.at || next - reader.at > maxPaddingBits) return false;
          reader.at = next;
          if (!parts.every(({ restart }) => restart())) return false;
        }
        for (const { channel, decode } of parts)
          for (let one = count === 1 ? 1 : channel.blocksPerMcu; one > 0; one--) decode(mcu);
        if (reader.at > reader.last) return false;
      }
    } catch (error) {
      if (error instanceof DamagedScan) return false;
      throw error;
    }
    return parts.every(({ restart }) => restart()) && reader.last - reader.at <= maxPaddingBits;
  }
}
