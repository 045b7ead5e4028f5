import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pictureHeader } from '../../functions/_shared/pictureHeader.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

const backend = testBackend();

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
function ihdr(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}
const pixels = chunk('IDAT', deflateSync(Buffer.alloc(2)));
const end = chunk('IEND', Buffer.alloc(0));
const png = (width: number, height: number) => Buffer.concat([signature, ihdr(width, height), pixels, end]);
const jpeg = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xff,
    0xc2,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    ...new Array(9).fill(0),
    0xff,
    0xda,
    0,
    2,
    1,
    2,
    0xff,
    0xd9,
  ]);
function webp(kind: string, data: number[]): Buffer {
  const body = Buffer.concat([Buffer.from(`WEBP${kind}`, 'latin1'), Buffer.alloc(4), Buffer.from(data)]);
  body.writeUInt32LE(data.length, 8);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
const lossy = webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00]);
const lossless = webp('VP8L', [0x2f, 0x3f, 0xc1, 0x3b, 0, 0]);

async function store(bytes: Uint8Array) {
  const answer = await callFunction(backend, 'store-picture', await backend.signIn('sam'), bytes);
  return [answer.status, await answer.json()] as const;
}

describe('a picture', () => {
  test.each([
    ['PNG', png(640, 480), { type: 'image/png', width: 640, height: 480 }],
    [
      'PNG with words behind its end',
      Buffer.concat([png(3, 4), Buffer.from('more')]),
      { type: 'image/png', width: 3, height: 4 },
    ],
    ['JPEG with filled markers', jpeg(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    [
      'JPEG with a second picture behind it',
      Buffer.concat([jpeg(8, 9), Buffer.alloc(64)]),
      { type: 'image/jpeg', width: 8, height: 9 },
    ],
    ['lossy WebP', lossy, { type: 'image/webp', width: 320, height: 240 }],
    ['lossless WebP', lossless, { type: 'image/webp', width: 320, height: 240 }],
  ] as const)('states its size: %s', (_kind, bytes, header) => {
    expect(pictureHeader(bytes)).toEqual(header);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['PNG of 33 bytes, a header alone', Buffer.concat([signature, ihdr(1, 1)])],
    ['PNG without data', Buffer.concat([signature, ihdr(1, 1), end])],
    ['PNG without an end', Buffer.concat([signature, ihdr(1, 1), pixels])],
    ['PNG whose header has a wrong checksum', Buffer.from(png(1, 1)).fill(7, 20, 24)],
    [
      'PNG whose header is of another length',
      Buffer.concat([signature, chunk('IHDR', Buffer.alloc(14)), pixels, end]),
    ],
    ['PNG that begins with another part', Buffer.concat([signature, pixels, ihdr(1, 1), end])],
    ['PNG of no pixels', png(0, 4)],
    ['JPEG of 3 bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['JPEG without a scan', jpeg(8, 8).subarray(0, 24)],
    ['JPEG that breaks off in its scan', jpeg(8, 8).subarray(0, -2)],
    ['WebP that breaks off', lossy.subarray(0, -1)],
    ['WebP without a picture', webp('EXIF', [1, 2, 3, 4])],
  ])('is refused if invalid: %s', (_kind, bytes) => {
    expect(pictureHeader(bytes)).toBeUndefined();
  });

  test('is rejected if truncated anywhere', () => {
    for (const whole of [png(2, 2), jpeg(2, 2), lossy, lossless])
      for (let length = 0; length < whole.length; length += 1)
        expect(pictureHeader(whole.subarray(0, length))).toBeUndefined();
  });

  test('of 50 megapixels is stored, and a larger one is refused with a reason', async () => {
    expect((await store(png(10_000, 5_000)))[0]).toBe(201);
    expect(await store(png(30_000, 30_000))).toEqual([
      413,
      { error: 'This picture is over 50 megapixels. Make it smaller and add it again.' },
    ]);
    expect((await store(jpeg(10_000, 5_001)))[0]).toBe(413);
    expect((await store(Buffer.concat([signature, ihdr(1, 1)])))[0]).toBe(415);
  });
});
