import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cropJpeg } from '../src/photograph/cropJpeg.ts';
import { jpegFile, withoutMetadata } from '../src/photograph/jpegFile.ts';
import { exchangedProfile } from './making/exchangedProfile.ts';
import type * as Harness from './making/harness.ts';
import { type OpenedBrowser, openInBrowser } from './making/openInBrowser.ts';
import { programsIn } from './making/programs.ts';

// Embeds photographs unchanged in a print PDF, as cameras write them, and opens it with other programs.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** At 300 DPI, this is slightly larger than the photograph. */
const sheetSize = { width: 18, height: 12, unit: 'in', bleed: 0 } as const;
const gpsPosition = 'N 30 16 W 97 44';

let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
const run = (program: string, ...args: string[]) => programs.run(program, ...args);
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(opened.folder, name)));

const segment = (marker: number, body: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);

/** Exif as a camera writes it: how the picture is rotated, and where it was taken. */
function exif(orientation: number): Buffer {
  const place = Buffer.from(`${gpsPosition}\0`, 'latin1');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + place.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x010e, 2, place.length, 38);
  entry(22, 0x0112, 3, 1, orientation);
  place.copy(tiff, 38);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

const profile = exchangedProfile();

/** A profile in this many segments, the last first: their numbers give the order. */
const profileIn = (profile: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const size = Math.ceil(profile.length / count);
    const head = Buffer.from(`ICC_PROFILE\0${String.fromCharCode(index + 1, count)}`, 'latin1');
    return segment(0xe2, Buffer.concat([head, profile.subarray(index * size, (index + 1) * size)]));
  }).toReversed();

const withNotes = (jpeg: Uint8Array, ...notes: Uint8Array[]) =>
  new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...notes, jpeg.subarray(2)]));

beforeAll(async () => {
  opened = await openInBrowser('print', 'harness.ts');
  programs = programsIn(opened.folder);
  // Four colors, with grain over them.
  const colors = [
    'xc:#c02020',
    'xc:#20a040',
    '+append',
    '(',
    'xc:#2040c0',
    'xc:#d0b020',
    '+append',
    ')',
    '-append',
  ];
  run('convert', '-size', '2650x2000', ...colors, '-sampling-factor', '4:2:0', '-quality', '90', 'large.jpg');
  run('convert', '-seed', '3', '-size', '333x201', 'plasma:', '-sampling-factor', '4:2:0', 'small.jpg');
});
afterAll(() => opened?.close());

const cut = (name: string) => {
  const bytes = bytesOf(name);
  const jpeg = jpegFile(bytes);
  return jpeg && cropJpeg(bytes, jpeg, { x: 70, y: 50, width: 100, height: 90 });
};

describe('a photograph', () => {
  it.each([
    ['color at half resolution', ['-sampling-factor', '4:2:0']],
    ['color at half horizontal resolution', ['-sampling-factor', '4:2:2']],
    ['color at full resolution', ['-sampling-factor', '4:4:4']],
    ['standard Huffman codes', ['-sampling-factor', '4:2:0', '-define', 'jpeg:optimize-coding=false']],
  ])('is cropped without changing any pixel: %s', async (_name, options) => {
    run('convert', 'small.jpg', ...options, 'kind.jpg');
    const kept = cut('kind.jpg');
    if (!kept) throw new Error('It was not cut.');
    opened.put('cut.jpg', Buffer.from(await kept.bytes.arrayBuffer()).toString('base64'));
    const { x, y, width, height } = kept.part;
    expect(x).toBeLessThanOrEqual(70);
    expect(width).toBeLessThanOrEqual(132);
    expect(run('identify', '-regard-warnings', '-format', '%w %h', 'cut.jpg')).toBe(`${width} ${height}`);
    // Half-resolution color is smoothed across the cut edge, where there's nothing left to smooth with.
    const inner = (left: number, top: number) => `${width - 8}x${height - 8}+${left + 4}+${top + 4}`;
    run('convert', 'kind.jpg', '-crop', inner(x, y), '+repage', 'before.png');
    run('convert', 'cut.jpg', '-crop', inner(0, 0), '+repage', 'after.png');
    const metric = ['-metric', 'AE', '-compare', '-format', '%[distortion]', 'info:'];
    expect(Number(run('convert', 'before.png', 'after.png', ...metric))).toBe(0);
  });

  it('is cropped when its scan has restart markers', async () => {
    // Each unit was coded separately with the same codes: with a restart after each, they form one picture.
    const options = ['-sampling-factor', '4:4:4', '-quality', '90', '-define', 'jpeg:optimize-coding=false'];
    const tiles = Array.from({ length: 12 }, (_, index) => {
      const place = `8x8+${(index % 4) * 80}+${Math.floor(index / 4) * 60}`;
      run('convert', 'small.jpg', '-crop', place, '+repage', ...options, 'tile.jpg');
      return bytesOf('tile.jpg');
    });
    const [first] = tiles;
    const jpeg = first && jpegFile(first);
    const frame = jpeg?.needed.find(({ marker }) => marker === 0xc0);
    const scan = jpeg?.needed.find(({ marker }) => marker === 0xda);
    if (!first || !jpeg || !frame || !scan) throw new Error('There is no tile.');
    const head = Buffer.from(first.subarray(0, scan.start));
    head.writeUInt16BE(24, frame.start + 5);
    head.writeUInt16BE(32, frame.start + 7);
    const coded = tiles.flatMap((tile, index) => {
      const { start = 0, end = 0 } = jpegFile(tile)?.scan ?? {};
      return [tile.subarray(start, end), ...(index < 11 ? [Buffer.from([0xff, 0xd0 + (index % 8)])] : [])];
    });
    const scanHead = first.subarray(scan.start, jpeg.scan.start);
    const end = Buffer.from([0xff, 0xd9]);
    const restarts = segment(0xdd, Buffer.from([0, 1]));
    const whole = new Uint8Array(Buffer.concat([head, restarts, scanHead, ...coded, end]));
    opened.put('restarts.jpg', Buffer.from(whole).toString('base64'));
    const read = jpegFile(whole);
    const kept = read && cropJpeg(whole, read, { x: 9, y: 9, width: 14, height: 14 });
    if (!kept) throw new Error('It was not cut.');
    expect(kept.part).toEqual({ x: 8, y: 8, width: 16, height: 16 });
    opened.put('cut.jpg', Buffer.from(await kept.bytes.arrayBuffer()).toString('base64'));
    expect(run('identify', '-regard-warnings', '-format', '%w %h', 'cut.jpg')).toBe('16 16');
    run('convert', 'restarts.jpg', '-crop', '16x16+8+8', '+repage', 'before.png');
    const metric = ['-metric', 'AE', '-compare', '-format', '%[distortion]', 'info:'];
    expect(Number(run('convert', 'before.png', 'cut.jpg', ...metric))).toBe(0);
  });

  it('is not cropped when the Huffman table lacks a code for a re-encoded level', () => {
    const columns = ['xc:black', 'xc:white', 'xc:#a0a0a0', '+append', '-sampling-factor', '4:4:4'];
    run('convert', '-size', '64x200', ...columns, '-type', 'TrueColor', 'columns.jpg');
    const bytes = bytesOf('columns.jpg');
    const jpeg = jpegFile(bytes);
    expect(jpeg && cropJpeg(bytes, jpeg, { x: 136, y: 0, width: 32, height: 200 })).toBeUndefined();
    expect(jpeg && cropJpeg(bytes, jpeg, { x: 0, y: 0, width: 100, height: 100 })).toBeDefined();
  });

  it('is not cropped when it has several scans', () => {
    run('convert', 'small.jpg', '-interlace', 'JPEG', 'progressive.jpg');
    expect(jpegFile(bytesOf('progressive.jpg'))?.isProgressive).toBe(true);
    expect(cut('progressive.jpg')).toBeUndefined();
  });

  it('is kept whole, without metadata or trailing data', async () => {
    run('convert', 'small.jpg', '-interlace', 'JPEG', 'progressive.jpg');
    const clean = bytesOf('progressive.jpg');
    const noted = withNotes(
      clean,
      exif(1),
      segment(0xfe, Buffer.from(gpsPosition)),
      ...profileIn(profile, 2),
    );
    const file = new Uint8Array(Buffer.concat([noted, withNotes(bytesOf('small.jpg'), exif(1))]));
    const jpeg = jpegFile(file);
    if (!jpeg) throw new Error('It was not read.');
    const { bytes, part } = withoutMetadata(new Blob([file]), jpeg);
    const kept = Buffer.from(await bytes.arrayBuffer());
    expect(part).toEqual({ x: 0, y: 0, width: 333, height: 201 });
    expect(kept.length).toBeLessThan(clean.length);
    expect(kept.includes(gpsPosition)).toBe(false);
    expect(kept.includes('ICC_PROFILE')).toBe(false);
    opened.put('kept.jpg', kept.toString('base64'));
    expect(run('identify', '-regard-warnings', '-format', '%w %h', 'kept.jpg')).toBe('333 201');
    const metric = ['-metric', 'AE', '-compare', '-format', '%[distortion]', 'info:'];
    expect(Number(run('convert', 'progressive.jpg', 'kept.jpg', ...metric))).toBe(0);
  });

  it.each([
    ['four inks', ['-colorspace', 'CMYK']],
    ['gray', ['-colorspace', 'Gray']],
  ])('is left to the browser: %s', (_name, options) => {
    run('convert', 'small.jpg', ...options, 'other.jpg');
    expect(jpegFile(bytesOf('other.jpg'))).toBeUndefined();
  });

  it('is left to the browser when it is truncated anywhere', () => {
    const whole = withNotes(bytesOf('small.jpg'), exif(6));
    expect(jpegFile(whole)).toBeDefined();
    for (let length = 0; length < whole.length; length += 7)
      expect(jpegFile(whole.slice(0, length)), `${length} bytes`).toBeUndefined();
  });

  it('reports its orientation and joins a profile from several segments', () => {
    const file = withNotes(bytesOf('small.jpg'), exif(8), ...profileIn(profile, 3));
    const jpeg = jpegFile(file);
    expect(jpeg?.orientation).toBe(8);
    expect(Buffer.from(jpeg?.profile ?? []).equals(profile)).toBe(true);
    const lacking = withNotes(bytesOf('small.jpg'), ...profileIn(profile, 4).slice(1));
    expect(jpegFile(lacking)).toBeUndefined();
  });
});

describe('a large photograph in a print PDF', () => {
  it.each([1, 3, 6, 8])('looks as on screen and reveals no location: orientation %i', async (turn) => {
    const { page, put, folder } = opened;
    const body = Buffer.from(withNotes(bytesOf('large.jpg'), exif(turn), ...profileIn(profile, 2)));
    await page.route(`**/turned-${turn}.jpg`, (route) => route.fulfill({ contentType: 'image/jpeg', body }));
    const { data } = await page.evaluate(
      async ({ sheetSize, turn }) => {
        document.body.replaceChildren();
        const { harness } = window as unknown as { harness: typeof Harness };
        const style =
          'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:20% 30%';
        const html = `<img alt="Fields" src="/turned-${turn}.jpg" style="${style}">`;
        return harness.fileOf(sheetSize, [html], 'pdf');
      },
      { sheetSize, turn },
    );
    put('turned.pdf', data);
    expect(body.includes(gpsPosition)).toBe(true);
    expect(readFileSync(join(folder, 'turned.pdf')).includes(gpsPosition)).toBe(false);
    expect(readFileSync(join(folder, 'turned.pdf')).includes('Exif')).toBe(false);
    expect(run('qpdf', '--check', 'turned.pdf')).toContain('No syntax or stream encoding errors found');
    const rows = run('pdfimages', '-list', 'turned.pdf').trim().split('\n').slice(2);
    expect(rows).toHaveLength(1);
    const [, , kind, width, height, space, , , coding] = rows[0]?.trim().split(/\s+/) ?? [];
    expect([kind, space, coding]).toEqual(['image', 'icc', 'jpeg']);
    // As stored, on its side; of a rotated picture, only the visible part.
    expect(Number(width)).toBeLessThanOrEqual(turn < 5 ? 5300 : 2700);
    expect(Number(height)).toBeLessThanOrEqual(4000);

    run('pdftoppm', '-r', '16', '-png', '-singlefile', 'turned.pdf', 'poppler');
    run(
      'gs',
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=png16m',
      '-r16',
      '-sOutputFile=ghostscript.png',
      'turned.pdf',
    );
    await page.evaluate(() => {
      const wrapper = document.querySelector<HTMLElement>('body > div');
      if (wrapper) wrapper.style.cssText = 'display:block';
    });
    await page.screenshot({
      path: join(folder, 'screen.png'),
      clip: { x: 0, y: 0, width: 1728, height: 1152 },
      fullPage: true,
    });
    run('convert', 'screen.png', '-resize', '288x192!', 'shot.png');
    for (const reader of ['poppler.png', 'ghostscript.png'])
      expect(programs.difference('shot.png', reader), reader).toBeLessThan(0.02);
  });
});
