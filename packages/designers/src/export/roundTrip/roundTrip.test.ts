import { version } from '@daybreak/brand/package.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPiece, restoreCard } from '../../businessCard/cardPiece.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { pngChunks } from '../pngChunks.ts';
import { brandMovedOn, keptPiece, readPiece } from './draftFile.ts';
import { readDraftFromPng, withPngDraft } from './pngDraft.ts';

/** One transparent pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

describe('a picture and the draft that it was made from', () => {
  it('any draft comes back from a PNG as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (draft) => {
        const text = JSON.stringify(draft);
        expect(readDraftFromPng(withPngDraft(pixel, text))).toBe(text);
      }),
    );
  });

  it('the draft stands before the pixels, which stay as they were', () => {
    const png = withPngDraft(pixel, '{}');
    expect(pngChunks(png, 'IDAT')).toEqual(pngChunks(pixel, 'IDAT'));
    expect(pngChunks(png, 'IEND')).toHaveLength(1);
  });

  it('a file says which designer and which brand it is from', async () => {
    const png = withPngDraft(pixel, keptPiece('poster', { title: 'זריחה' }));
    const piece = await readPiece(new Blob([png]));
    expect(piece).toEqual({ designer: 'poster', draft: { title: 'זריחה' }, brand: version });
    expect(piece && brandMovedOn(piece)).toBe(false);
    expect(brandMovedOn({ designer: 'poster', draft: {}, brand: '0.0.1' })).toBe(true);
  });

  it('whatever else is dropped is no piece, and never a fault', async () => {
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

  it('a business card carries the details that it is made of', async () => {
    const card = {
      user: { ...defaultUserDetails, name: 'Ada Reyes', phone: '555-0101' },
      card: { layout: 'vertical' as const },
    };
    const piece = await readPiece(new Blob([withPngDraft(pixel, cardPiece(card))]));
    expect(restoreCard(piece?.draft)).toEqual(card);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(restoreCard(stored)).toEqual({
          user: expect.objectContaining({ logoVersion: 'primary' }),
          card: { layout: 'horizontal' },
        });
      }),
    );
  });
});
