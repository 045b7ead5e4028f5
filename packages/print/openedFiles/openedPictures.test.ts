import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDamaged } from '../src/photograph/isDamaged.ts';
import { pictureKind } from '../src/photograph/pictureKind.ts';

// Opens pictures from other programs: intact, truncated, and with altered bytes.

const samplings = ['4:2:0', '4:2:2', '4:4:4', '4:1:1'];
const passes = ['none', 'JPEG'];
/** ImageMagick's arguments, by file name. */
const files: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    passes.flatMap((interlace) =>
      samplings.flatMap((sampling) =>
        [30, 90].map((quality) => [
          `${interlace}-${sampling.replaceAll(':', '')}-${quality}.jpg`,
          ['-interlace', interlace, '-sampling-factor', sampling, '-quality', `${quality}`],
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    passes.flatMap((interlace) => [
      [`${interlace}-cmyk.jpg`, ['-colorspace', 'CMYK', '-interlace', interlace]],
      [`${interlace}-gray.jpg`, ['-colorspace', 'Gray', '-interlace', interlace]],
      [`${interlace}-one.jpg`, ['-resize', '1x1!', '-interlace', interlace]],
      [`${interlace}-narrow.jpg`, ['-resize', '3x301!', '-interlace', interlace]],
      [`${interlace}-plain-codes.jpg`, ['-define', 'jpeg:optimize-coding=false', '-interlace', interlace]],
    ]),
  ),
  'rgb.png': [],
  'rgba.png': ['-alpha', 'set', '-channel', 'A', '-evaluate', 'set', '50%'],
  'palette.png': ['-colors', '13', '-type', 'Palette'],
  'gray.png': ['-colorspace', 'Gray'],
  'deep.png': ['-depth', '16'],
  'two-colors.png': ['-monochrome'],
  'in-passes.png': ['-interlace', 'PNG'],
  'in-passes-palette.png': ['-colors', '13', '-type', 'Palette', '-interlace', 'PNG'],
  'in-passes-narrow.png': ['-resize', '3x301!', '-interlace', 'PNG'],
  'lossy.webp': ['-quality', '60'],
  'lossless.webp': ['-define', 'webp:lossless=true'],
  'clear.webp': ['-alpha', 'set', '-channel', 'A', '-evaluate', 'set', '50%'],
};

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const withRestarts = join(import.meta.dirname, 'pictures');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  const make = (...options: string[]) => execFileSync('convert', options, { cwd: folder });
  make('-seed', '7', '-size', '317x239', 'plasma:teal-orange', 'source.miff');
  for (const [name, options] of Object.entries(files)) make('source.miff', ...options, name);
});

const read = (path: string) => new Uint8Array(readFileSync(path));
const pictures = () => [
  ...Object.keys(files).map((name) => [name, read(join(folder, name))] as const),
  // Made by Pillow with a restart after each block or two.
  ...readdirSync(withRestarts).map((name) => [name, read(join(withRestarts, name))] as const),
];
const damaged = async (bytes: Uint8Array<ArrayBuffer>) => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Error('This is no picture.');
  return isDamaged(bytes, kind);
};

describe('a picture', () => {
  it('is accepted from every program when it is intact', async () => {
    const all = pictures();
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const [name, bytes] of all) expect(await damaged(bytes), name).toBe(false);
  });

  it('is rejected when truncated, even if a JPEG’s end marker was appended', async () => {
    for (const [name, bytes] of pictures())
      for (const share of [0.1, 0.5, 0.9]) {
        if (bytes.length < 1_000) continue;
        const cut = bytes.slice(0, Math.floor(bytes.length * share));
        expect(await damaged(cut), `${name} ${share}`).toBe(true);
        if (name.endsWith('jpg'))
          expect(await damaged(new Uint8Array([...cut, 0xff, 0xd9])), `${name} ${share}, ended`).toBe(true);
      }
  });

  it('is rejected when its last passes are missing', async () => {
    const bytes = read(join(folder, 'JPEG-420-90.jpg'));
    const scans = [...bytes.keys()].filter((at) => bytes[at] === 0xff && bytes[at + 1] === 0xda);
    expect(scans.length).toBeGreaterThan(5);
    for (const scan of scans.slice(1))
      expect(await damaged(new Uint8Array([...bytes.slice(0, scan), 0xff, 0xd9]))).toBe(true);
  });

  it('is rejected when bytes in the middle were changed', async () => {
    for (const [name, bytes] of pictures()) {
      if (bytes.length < 10_000 || name.endsWith('webp')) continue;
      for (const seed of [1, 2, 3, 4, 5]) {
        const start = Math.floor(bytes.length * (0.25 + seed / 10));
        const other = bytes.map((byte, at) =>
          at >= start && at < start + bytes.length / 12 ? (at * 73 * seed + 29) % 251 : byte,
        );
        expect(await damaged(other), `${name} ${seed}`).toBe(true);
      }
    }
  });

  it('is rejected when its checksums match but rows are missing', async () => {
    const bytes = read(join(folder, 'rgb.png'));
    const higher = read(join(folder, 'gray.png'));
    // The header of one before the pixels of another.
    expect(await damaged(new Uint8Array([...bytes.slice(0, 33), ...higher.slice(33)]))).toBe(true);
  });
});
