import type { Bytes } from '../bytes.ts';

/**
 * The coded pixels without stuffing and markers: drops the zero after each 0xff and the restart markers, and returns the restart positions
 * separately (ITU T.81, B.1.1.5).
 */
export function removeStuffing(
  bytes: Bytes,
  start: number,
  end: number,
): { data: Bytes; restarts: number[] } {
  // Code that reads 16 bits at a time may look up to two bytes past the end.
  const data = new Uint8Array(end - start + 4);
  const restarts: number[] = [];
  let length = 0;
  let at = start;
  while (at < end) {
    const marker = bytes.indexOf(0xff, at);
    const stop = marker < 0 || marker >= end ? end : marker;
    data.set(bytes.subarray(at, stop), length);
    length += stop - at;
    if (stop === end) break;
    const next = bytes[stop + 1] ?? 0;
    if (next === 0) data[length++] = 0xff;
    else if (next !== 0xff) restarts.push(length);
    // A 0xff before another one is padding, and means nothing.
    at = next === 0xff ? stop + 1 : stop + 2;
  }
  return { data: data.subarray(0, length + 4), restarts };
}
