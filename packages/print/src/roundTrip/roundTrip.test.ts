import { deflateSync } from 'node:zlib';
import { version } from '@daybreak/brand/package.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceInfo } from '../pdf/write/draftStream.ts';
import { PdfFile } from '../pdf/write/objects.ts';
import { pngChunks, withPngChunk } from '../raster/pngChunks.ts';
import { brandMovedOn, keptPiece, readPiece } from './draftFile.ts';
import { readDraftFromPng, withPngDraft } from './pngDraft.ts';

/** One transparent pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

describe('a picture and the draft that it was made from', () => {
  it('restores any draft from a PNG', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (draft) => {
        const text = JSON.stringify(draft);
        expect(readDraftFromPng(withPngDraft(pixel, text), 1e6)).toBe(text);
      }),
    );
  });

  it('stores the draft without changing the pixels', () => {
    const png = withPngDraft(pixel, '{}');
    expect(pngChunks(png, 'IDAT')).toEqual(pngChunks(pixel, 'IDAT'));
    expect(pngChunks(png, 'IEND')).toHaveLength(1);
  });

  it('records the designer and the brand version', async () => {
    const png = withPngDraft(pixel, keptPiece('poster', { title: 'זריחה' }));
    const piece = await readPiece(new Blob([png]));
    expect(piece).toEqual({ designer: 'poster', draft: { title: 'זריחה' }, brand: version });
    expect(piece && brandMovedOn(piece)).toBe(false);
    expect(brandMovedOn({ designer: 'poster', draft: {}, brand: '0.0.1' })).toBe(true);
  });

  it('ignores other files without throwing', async () => {
    expect(await readPiece(new Blob([pixel]))).toBeUndefined();
    expect(await readPiece(new Blob([]))).toBeUndefined();
    expect(await readPiece(new Blob(['%PDF-1.7 of another program']))).toBeUndefined();
    expect(await readPiece(new Blob([withPngDraft(pixel, '{"designer":1}')]))).toBeUndefined();
    expect(await readPiece(new Blob([withPngDraft(pixel, 'not json')]))).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const cut = withPngDraft(pixel, keptPiece('poster', {})).slice(0, bytes.length);
        expect(await readPiece(new Blob([new Uint8Array(bytes)]))).toBeUndefined();
        expect(await readPiece(new Blob([cut]))).toBeUndefined();
      }),
    );
  });

  describe('a file larger than any piece', () => {
    const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(0x20);
    /** A print PDF like the ones we write, whose draft is this many megabytes of spaces. */
    const bomb = async (size: number) => {
      const file = new PdfFile();
      const info = file.add('<<>>');
      const data = pieceInfo(file, '', new Date());
      const catalog = file.add(`<</PieceInfo ${data}>>`);
      file.set(info + 1, { entries: { DaybreakDraft: 'true' }, bytes: megabytes(size) });
      return file.build({ Root: catalog, Info: info, id: '00' });
    };

    it('is refused with a message before it is fully unpacked', async () => {
      const file = await bomb(100);
      expect(file.size).toBeLessThan(500_000);
      // CPU time, so that other work on the machine doesn't matter.
      const before = process.cpuUsage();
      await expect(readPiece(file)).rejects.toThrow(/^This file is too large when unzipped/);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
      await expect(readPiece(new Blob([withPngDraft(pixel, ' '.repeat(5 * 1024 * 1024))]))).rejects.toThrow(
        /too large when unzipped/,
      );
      expect(await readPiece(await bomb(1))).toBeUndefined();
    });

    it('is refused if its compressed draft is damaged, and compressed text isn’t unpacked', async () => {
      const whole = new Uint8Array(await (await bomb(1)).arrayBuffer());
      const middle = new TextDecoder('latin1').decode(whole).indexOf('stream') + 40;
      await expect(readPiece(new Blob([whole.fill(0x37, middle, middle + 60)]))).rejects.toThrow(
        /^This file is damaged/,
      );
      const packed = deflateSync(megabytes(50));
      const head = new TextEncoder().encode('Daybreak Draft\0\u0001\0\0\0');
      for (const [type, start] of [
        ['iTXt', head],
        ['zTXt', head.subarray(0, 16)],
      ] as const)
        expect(
          await readPiece(new Blob([withPngChunk(pixel, type, new Uint8Array([...start, ...packed]))])),
        ).toBeUndefined();
    });
  });
});
