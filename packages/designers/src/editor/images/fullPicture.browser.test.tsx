import { browserExporter } from '@daybreak/print';
import { keptPiece, readPiece } from '@daybreak/print/draftFile';
import { inspect } from '@daybreak/print/preflight';
import { beforeAll, describe, expect, it } from 'vitest';
import { pixelsOf } from '../../../../print/openedFiles/making/artboards.ts';
import { readPages } from '../../../../print/src/pdf/readPages.ts';
import { flyer } from '../../designers/flyer/flyer.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { writePictureValue } from './pictureValue.ts';

const filled = (width: number, height: number, color: string) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, width, height);
  return canvas.toDataURL();
};

/** Green at full size, red in the copy that the page shows. */
const upload = {
  id: 'u 1',
  name: 'roof.jpg',
  url: filled(3000, 2000, '#00ff00'),
  preview: filled(160, 107, '#ff0000'),
};
const draft = restoreDraft(flyer.fields, {
  ...newDraft(flyer.fields),
  type: 'educational',
  picture: writePictureValue({ source: { upload: upload.id }, focus: { x: 0.25, y: 0.75 }, scale: 1.5 }),
});
const drawn = () => drawPiece(flyer, draft, { images: [upload] });

beforeAll(loadType);

describe('a large upload', () => {
  it('is shown as its smaller copy, but exported at full size', async () => {
    const source = drawn();
    expect(source.node.querySelector<HTMLImageElement>('img[data-picture]')?.src).toBe(upload.preview);
    const [file] = await browserExporter.export({
      designer: flyer.id,
      title: 'Flyer',
      sources: [source],
      format: 'png',
      date: new Date(2026, 6, 30),
      dpi: 50,
      draft: keptPiece(flyer.id, draft),
    });
    const pixels = await pixelsOf(file?.blob);
    expect(pixels.at(420, 10)).toEqual([0, 255, 0, 255]);
    // The file reopens with the picture as it was chosen and cropped.
    const piece = await readPiece(file?.blob ?? new Blob());
    expect(restoreDraft(flyer.fields, piece?.draft)).toEqual(draft);
    expect(draft.picture).toBe('upload:u%201 0.25,0.75 1.5');
  });

  it('is printed and preflighted at full size', async () => {
    const source = drawn();
    const { list } = await readPages({ sources: [source] });
    expect(list.pictures.map(({ image }) => [image.naturalWidth, image.src])).toContainEqual([
      3000,
      upload.url,
    ]);
    const { sides } = await inspect([source], {});
    expect(sides[0]?.pictures.map(({ resolution }) => Math.round(resolution))).toEqual([119]);
  });
});
