import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipOf } from './zipOf.ts';

/** Reads the files of a ZIP from its central directory (APPNOTE 4.3.12), without the library that writes it. */
async function unzipped(blob: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    files.set(name, (method === 8 ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

const file = (name: string, platform: string, text: string, note?: string, warnings: string[] = []) => ({
  name,
  blob: new Blob([text]),
  size: '300x250',
  about: { platform, size: 'Rectangle' },
  note,
  warnings,
});

describe('a package of pieces', () => {
  const made = () =>
    zipOf({
      designer: 'ads',
      name: 'All platforms',
      date: new Date(2026, 10, 21),
      files: [
        file('ads-300x250-google-20261121.jpg', 'Google', 'one', '20 KB.'),
        file('ads-300x250-display-20261121.jpg', 'Display', 'two'),
        file('ads-728x90-20261121.jpg', 'Google', 'three'),
      ],
    });

  it('is named after the designer, its contents and the date', async () => {
    const { name, note } = await made();
    expect(name).toBe('ads-all-platforms-20261121.zip');
    expect(note).toBe('3 files. 20 KB.');
  });

  it('counts files with warnings, and names them in the manifest', async () => {
    const soft = 'The picture “Hall” is stretched.';
    const { note, blob } = await zipOf({
      designer: 'ads',
      name: 'Google',
      date: new Date(2026, 10, 21),
      files: [file('a.jpg', 'Google', 'one'), file('b.jpg', 'Google', 'two', undefined, [soft])],
    });
    expect(note).toBe('2 files. 1 with warnings, listed in manifest.json.');
    const manifest = JSON.parse((await unzipped(blob)).get('manifest.json') ?? '');
    expect(manifest.files.map(({ warnings }: { warnings?: string[] }) => warnings)).toEqual([
      undefined,
      [soft],
    ]);
  });

  it('lists each file with its size and purpose, and each omission with its reason', async () => {
    const { blob, note } = await zipOf({
      designer: 'ads',
      name: 'All platforms',
      date: new Date(2026, 10, 21),
      files: [{ ...file('ads-300x250-display-20261121.jpg', 'Display', 'two'), measures: '300 × 250 px' }],
      leftOut: [{ about: { platform: 'Google', size: 'Banner' }, reason: 'Headline is too long.' }],
    });
    expect(note).toBe('1 of 2 files. Skipped: Google, Banner (Headline is too long.)');
    const files = await unzipped(blob);
    expect([...files.keys()]).toEqual(['ads-300x250-display-20261121.jpg', 'manifest.json']);
    expect(files.get('ads-300x250-display-20261121.jpg')).toBe('two');
    const manifest = JSON.parse(files.get('manifest.json') ?? '');
    expect(manifest).toMatchObject({ designer: 'ads', made: '2026-11-21' });
    expect(manifest.files).toEqual([
      {
        file: 'ads-300x250-display-20261121.jpg',
        size: '300x250',
        bytes: 3,
        measures: '300 × 250 px',
        for: { platform: 'Display', size: 'Rectangle' },
      },
    ]);
    expect(manifest.leftOut).toEqual([
      { for: { platform: 'Google', size: 'Banner' }, reason: 'Headline is too long.' },
    ]);
  });
});
