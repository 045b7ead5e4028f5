import type { Bytes } from '../bytes.ts';

/** The next 16 bits. */
export function peek16(data: Bytes, at: number): number {
  const byte = at >> 3;
  const bits =
    ((data[byte] as number) << 16) | ((data[byte + 1] as number) << 8) | (data[byte + 2] as number);
  return (bits >> (8 - (at & 7))) & 0xffff;
}

/** A signed number with this many bits (ITU T.81, F.2.2.1). */
export function receiveExtend(data: Bytes, at: number, size: number): number {
  const value = peek16(data, at) >> (16 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}
