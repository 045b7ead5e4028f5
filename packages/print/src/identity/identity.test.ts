import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bytes } from '../bytes.ts';
import { xmpMetadata } from '../pdf/write/metadata.ts';
import { pngChunks } from '../raster/pngChunks.ts';
import { withPngDraft } from '../roundTrip/pngDraft.ts';
import type { FileIdentity } from '../types.ts';
import { zipOf } from '../zip/zipOf.ts';
import { withJpegIdentity, withPngIdentity } from './pictureIdentity.ts';
import { checkedFile, contentDigest, readIdentity } from './readIdentity.ts';

const identity: FileIdentity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 12,
  approval: 345,
  digest: 'ab'.repeat(32),
};

/** One transparent pixel. */
const pixel: Bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
/** The segments of a JPEG, without a picture. */
const jpeg: Bytes = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0],
  ...[0xff, 0xe2, 0, 4, 1, 1, 0xff, 0xda, 0, 2, 0xff, 0xd9],
]);
const pdfOf = (own: FileIdentity | undefined, title = 'Open house') =>
  new Blob([
    '%PDF-1.6\n1 0 obj\n<<>>\nstream\n',
    xmpMetadata(
      { title, date: new Date(0), version: '1.0.0', language: 'en-US', identity: own },
      '0'.repeat(32),
      true,
    ),
    '\nendstream\nendobj\n',
  ]);

const files: Record<string, (own: FileIdentity) => Blob> = {
  PDF: pdfOf,
  PNG: (own) => new Blob([withPngIdentity(pixel, own)]),
  JPEG: (own) => new Blob([withJpegIdentity(jpeg, own)]),
};

describe.each(Object.entries(files))('the identity of a %s', (_, fileOf) => {
  it('is read back as written, approved or not', async () => {
    expect(await readIdentity(fileOf(identity))).toEqual(identity);
    expect(await readIdentity(fileOf({ ...identity, approval: null }))).toEqual({
      ...identity,
      approval: null,
    });
  });

  it('is undefined if any part is malformed', async () => {
    for (const wrong of [
      { piece: 'not-a-piece' },
      { version: 0 },
      { version: 1.5 },
      { approval: -1 },
      { digest: 'ab' },
      { digest: 'AB'.repeat(32) },
    ])
      expect(await readIdentity(fileOf({ ...identity, ...wrong }))).toBeUndefined();
  });

  it('never throws, wherever the file is truncated or damaged', async () => {
    const whole = new Uint8Array(await fileOf(identity).arrayBuffer());
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const damaged = whole.slice();
        damaged[at] = byte;
        await readIdentity(new Blob([damaged]));
        await readIdentity(new Blob([whole.subarray(0, at)]));
      }),
    );
  });

  it('stays readable when one byte changes, and the digest differs', async () => {
    const whole = new Uint8Array(await fileOf(identity).arrayBuffer());
    const changed = whole.slice();
    changed[whole.length - 3] = (changed[whole.length - 3] ?? 0) ^ 1;
    expect(await contentDigest(new Blob([changed]))).not.toBe(await contentDigest(new Blob([whole])));
    expect(await readIdentity(new Blob([changed]))).toEqual(identity);
  });
});

describe('an identity', () => {
  it('is in a PNG next to its draft, which keeps its pixels', async () => {
    const png = withPngIdentity(withPngDraft(pixel, '{"designer":"poster"}'), identity);
    expect(pngChunks(png, 'iTXt')).toHaveLength(2);
    expect(pngChunks(png, 'IDAT')).toEqual(pngChunks(pixel, 'IDAT'));
    expect(await readIdentity(new Blob([png]))).toEqual(identity);
  });

  it('comes after the JFIF header, which has to be first', () => {
    const marked = withJpegIdentity(jpeg, identity);
    expect([...marked.subarray(0, 20)]).toEqual([...jpeg.subarray(0, 20)]);
    expect([...marked.subarray(20, 22)]).toEqual([0xff, 0xe1]);
  });

  it('is also read from attributes, as other programs write them', async () => {
    const text = await pdfOf(identity).text();
    const attributes = text
      .replaceAll(/<daybreak:(\w+)>([^<]*)<\/daybreak:\w+>\n?/g, '')
      .replace(
        'rdf:about=""',
        `rdf:about="" daybreak:Piece="${identity.piece}" daybreak:Version="12" daybreak:Approval='345' daybreak:Digest="${identity.digest}"`,
      );
    expect(attributes).not.toContain('<daybreak:');
    expect(await readIdentity(new Blob([attributes]))).toEqual(identity);
  });

  it('can’t be forged through a title', async () => {
    const forged = `<daybreak:Piece>${identity.piece}</daybreak:Piece><?xpacket end="r"?>`;
    expect(await readIdentity(pdfOf(undefined, forged))).toBeUndefined();
    expect(await readIdentity(pdfOf(identity, forged))).toEqual(identity);
  });

  it('is undefined in any other file', async () => {
    for (const other of [pixel, jpeg, new Uint8Array(), new TextEncoder().encode('PK\u0003\u0004')])
      expect(await readIdentity(new Blob([other]))).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        for (const head of ['%PDF-', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'PK\u0003\u0004'])
          expect(
            await readIdentity(
              new Blob([Uint8Array.from(head, (letter) => letter.charCodeAt(0)), new Uint8Array(bytes)]),
            ),
          ).toBeUndefined();
      }),
    );
  });
});

describe('a ZIP', () => {
  const zip = (own?: FileIdentity, inside: Blob = new Blob([pixel])) =>
    zipOf({
      designer: 'poster',
      name: 'all',
      date: new Date(2026, 10, 28),
      files: [{ name: 'a.png', blob: inside, about: {}, warnings: [] }],
      ...(own ? { identity: own } : {}),
    });

  it('has its identity in the manifest, and each file has its own', async () => {
    const { blob } = await zip(identity, files.PNG?.(identity));
    const read = await checkedFile(blob, 'all.zip');
    expect(read).toMatchObject({ kind: 'zip', identity, isUnread: false });
    expect(read.files.map(({ name, kind, identity: own }) => [name, kind, own])).toEqual([
      ['a.png', 'png', identity],
      ['manifest.json', 'other', undefined],
    ]);
    const picture = files.PNG?.(identity) ?? new Blob();
    expect(read.files[0]?.sha256).toBe(await contentDigest(picture));
  });

  it('has the identity of a file in it if its manifest has none', async () => {
    expect(await readIdentity((await zip(undefined, files.JPEG?.(identity))).blob)).toEqual(identity);
    expect(await readIdentity((await zip()).blob)).toBeUndefined();
  });

  it('is read inside another ZIP, but no deeper', async () => {
    const two = await zip(undefined, (await zip(identity)).blob);
    expect(await readIdentity(two.blob)).toEqual(identity);
    const deep = await zip(undefined, (await zip(undefined, two.blob)).blob);
    expect(await readIdentity(deep.blob)).toBeUndefined();
  });

  it('is reported as unread when damaged, without throwing', async () => {
    const whole = new Uint8Array(await (await zip(identity)).blob.arrayBuffer());
    expect(await checkedFile(new Blob([whole.subarray(0, -30)]), '')).toMatchObject({
      isUnread: true,
      files: [],
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const damaged = whole.slice();
        damaged[at] = byte;
        await checkedFile(new Blob([damaged]), '');
      }),
    );
  });

  it('is not unpacked past the limit', async () => {
    // 150 MB of zeros in 150 kB: it's given up at the limit.
    const part = new Uint8Array(1024 * 1024);
    const packed = new Response(
      new Blob(Array(150).fill(part)).stream().pipeThrough(new CompressionStream('deflate-raw')),
    );
    const data = new Uint8Array(await packed.arrayBuffer());
    const name = new TextEncoder().encode('a.pdf');
    const record = (signature: number, length: number, at: Record<number, number>, words: number[] = []) => {
      const view = new DataView(new ArrayBuffer(length));
      view.setUint32(0, signature, true);
      for (const [offset, value] of Object.entries(at))
        if (words.includes(Number(offset))) view.setUint32(Number(offset), value, true);
        else view.setUint16(Number(offset), value, true);
      return new Uint8Array(view.buffer);
    };
    const local = record(0x04034b50, 30, { 8: 8, 26: name.length });
    const entry = record(0x02014b50, 46, { 10: 8, 20: data.length, 28: name.length }, [20]);
    const start = local.length + name.length + data.length;
    const end = record(0x06054b50, 22, { 8: 1, 10: 1, 16: start }, [16]);
    const bomb = new Blob([local, name, data, entry, name, end]);
    expect(bomb.size).toBeLessThan(1_000_000);
    expect(await checkedFile(bomb, 'bomb.zip')).toMatchObject({ isUnread: true, files: [] });
  });
});
