/** The codes of a Huffman table (ITU T.81, annex C). */
export interface HuffmanTable {
  /** 0 for levels (DC), 1 for details (AC). */
  tableClass: number;
  destination: number;
  /**
   * Indexed by the next 16 bits. The lowest five bits say how many bits the code and the number after it take. The bits above say how many
   * bits that number has (in a table of levels), or how many positions a block advances (in a table of details). 0 if no code starts that
   * way.
   */
  lookup: Uint16Array;
  /** The codes by symbol. */
  codes: ReadonlyMap<number, { bits: number; length: number }>;
}

/** The tables of a DHT segment, starting after its length. */
export function huffmanTables(segment: Uint8Array): HuffmanTable[] {
  const tables: HuffmanTable[] = [];
  for (let at = 0; at + 17 <= segment.length; ) {
    const head = segment[at] ?? 0;
    const counts = segment.subarray(at + 1, at + 17);
    at += 17;
    const lookup = new Uint16Array(65536);
    const codes = new Map<number, { bits: number; length: number }>();
    let bits = 0;
    for (const [index, count] of counts.entries()) {
      const length = index + 1;
      for (let one = 0; one < count; one++) {
        const symbol = segment[at++] ?? 0;
        codes.set(symbol, { bits, length });
        const from = bits << (16 - length);
        const size = symbol & 15;
        // A zero-length run with no value ends the block.
        const step = head >> 4 === 0 ? size : symbol === 0 ? 64 : (symbol >> 4) + 1;
        lookup.fill((step << 5) | (length + size), from, from + (1 << (16 - length)));
        bits++;
      }
      bits <<= 1;
    }
    tables.push({ tableClass: head >> 4, destination: head & 15, lookup, codes });
  }
  return tables;
}

/** Indexed by the next 16 bits: the symbol, with its code length in the lowest five bits. 0 if no code starts that way. */
export function symbolLookup({ codes }: HuffmanTable): Uint16Array {
  const lookup = new Uint16Array(65_536);
  for (const [symbol, { bits, length }] of codes) {
    const from = bits << (16 - length);
    lookup.fill((symbol << 5) | length, from, from + (1 << (16 - length)));
  }
  return lookup;
}
