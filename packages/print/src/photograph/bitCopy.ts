import type { Bytes } from '../bytes.ts';
import type { HuffmanTable } from './huffmanTables.ts';

/** Copies coded pixels bit by bit, in runs, re-encoding some levels. */
export class BitCopy {
  readonly #source: Bytes;
  readonly #out: Bytes;
  #length = 0;
  /** Bits that don't fill a byte yet. */
  #rest = 0;
  #count = 0;
  /** Start of the run that's copied when it ends. */
  #run = -1;

  constructor(source: Bytes) {
    this.#source = source;
    // A re-encoded level can be longer than before. There are only a few, and each takes less than four bytes.
    this.#out = new Uint8Array(source.length + 1_000_000);
  }

  /** Keeps everything from here on, until `flush`. */
  keepFrom(at: number): void {
    if (this.#run < 0) this.#run = at;
  }

  /** Copies everything kept up to here. */
  flush(until: number): void {
    if (this.#run < 0) return;
    const source = this.#source;
    let at = this.#run;
    this.#run = -1;
    while (until - at >= 8) {
      const byte = at >> 3;
      const shift = at & 7;
      this.#put((((source[byte] ?? 0) << 8) | (source[byte + 1] ?? 0)) >> (8 - shift), 8);
      at += 8;
    }
    const left = until - at;
    if (left > 0) {
      const byte = at >> 3;
      const window = (((source[byte] ?? 0) << 8) | (source[byte + 1] ?? 0)) >> (8 - (at & 7));
      this.#put((window & 255) >> (8 - left), left);
    }
  }

  /** Writes a level as the difference from the previous one. Returns false if its table has no code for it. */
  writeDc(difference: number, { codes }: HuffmanTable): boolean {
    const size = 32 - Math.clz32(Math.abs(difference));
    const code = codes.get(size);
    if (!code) return false;
    this.#put(code.bits, code.length);
    if (size > 0) this.#put(difference > 0 ? difference : difference + (1 << size) - 1, size);
    return true;
  }

  #put(bits: number, length: number): void {
    const pendingBits = (this.#rest << length) | (bits & ((1 << length) - 1));
    let count = this.#count + length;
    while (count >= 8) {
      count -= 8;
      this.#out[this.#length++] = pendingBits >> count;
    }
    this.#rest = pendingBits & ((1 << count) - 1);
    this.#count = count;
  }

  /** Returns all of it, as stored in a file: padded with ones, with a zero after each 0xff. */
  stuffedBytes(): Bytes[] {
    if (this.#count > 0) this.#put((1 << (8 - this.#count)) - 1, 8 - this.#count);
    const written = this.#out.subarray(0, this.#length);
    let marks = 0;
    for (let at = written.indexOf(0xff); at >= 0; at = written.indexOf(0xff, at + 1)) marks++;
    const stuffedBytes = new Uint8Array(written.length + marks);
    let from = 0;
    let to = 0;
    for (let at = written.indexOf(0xff); at >= 0; at = written.indexOf(0xff, from)) {
      stuffedBytes.set(written.subarray(from, at + 1), to);
      to += at + 2 - from;
      from = at + 1;
    }
    stuffedBytes.set(written.subarray(from), to);
    return [stuffedBytes];
  }
}
