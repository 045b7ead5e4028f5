import { expect, it } from 'vitest';
import { isDamaged } from './isDamaged.ts';

/** A JPEG of 16 × 16 px with one scan. Its channels have three bytes each: id, sampling, quantization table. */
const jpeg = (frameMarker: number, channels: number[], scanned: number[]) =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...[0xff, frameMarker, 0, 8 + channels.length, 8, 0, 16, 0, 16, channels.length / 3, ...channels],
    // Tables for all codes, with the shortest code for 0.
    ...[0xff, 0xc4, 0, 20, 0x00, 1, ...Array(15).fill(0), 0],
    ...[0xff, 0xc4, 0, 20, 0x10, 1, ...Array(15).fill(0), 0],
    ...[0xff, 0xda, 0, 6 + scanned.length * 2, scanned.length, ...scanned.flatMap((id) => [id, 0]), 0, 63, 0],
    ...[1, 2, 3, 0xff, 0xd9],
  ]);

it.each([
  ['no channels', [], []],
  ['channels that are not sampled', [1, 0x00, 0, 2, 0x00, 0], [1, 2]],
])('finishes with a JPEG that has %s', async (_, channels, scanned) => {
  for (const frame of [0xc0, 0xc2])
    expect(await isDamaged(jpeg(frame, channels, scanned), 'jpeg')).toBe(true);
});
