import { isPrinted } from '@daybreak/print';
import { beforeAll, expect, it } from 'vitest';
import { readPages } from '../../../../print/src/pdf/readPages.ts';
import { paintGround } from '../../../../print/src/preflight/paintGround.ts';
import { drawGround } from '../../../../print/src/raster/raster.ts';
import { sheets } from '../../../contactSheet/sheets.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../drafts/draft.ts';
import { optionsOf } from '../fields/fields.ts';

beforeAll(loadType);

const pixelsOf = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();

/** The mean channels of eight-pixel squares, because shape edges may be smoothed differently. */
function meansOf(pixels: Uint8ClampedArray, width: number): number[] {
  const across = Math.ceil(width / 8);
  const sums: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [((at >> 2) % width) >> 3, Math.floor((at >> 2) / width) >> 3];
    const place = 4 * (y * across + x) + (at % 4);
    sums[place] = (sums[place] ?? 0) + (pixels[at] ?? 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return sums.map((sum, place) => sum / (counts[place] ?? 1));
}

const looks = sheets.flatMap(({ designer }) => {
  const { composition } = designer.fields;
  const options = composition?.kind === 'choice' ? optionsOf(composition, {}) : [{ value: '' }];
  return options.map(({ value }) => {
    const draft = restoreDraft(designer.fields, { composition: value });
    return [`${designer.id} ${value}`, designer, draft] as const;
  });
});
const printed = looks.filter(([, designer, draft]) =>
  designer.artboards(draft).every(({ size }) => isPrinted(size)),
);

it.each(printed)('paints the same ground of %s as the browser does', async (_name, designer, draft) => {
  const source = drawPiece(designer, draft);
  const { list, pages, refusals } = await readPages({ sources: [source] });
  expect(refusals).toEqual([]);
  const [page] = pages;
  if (!page) throw new Error('It was not read.');
  const ratio = Math.min(1, 400 / Math.max(page.width, page.height));
  const [painted, drawn] = [paintGround(page, list.pictures, ratio), await drawGround(source, ratio)];
  expect([painted.width, painted.height]).toEqual([drawn.width, drawn.height]);
  const [ours, theirs] = [pixelsOf(painted), pixelsOf(drawn)];
  expect(ours.length).toBeGreaterThan(0);
  const [ourMeans, theirMeans] = [meansOf(ours, painted.width), meansOf(theirs, drawn.width)];
  const off = ourMeans.filter((mean, place) => Math.abs(mean - (theirMeans[place] ?? Number.NaN)) > 16);
  // The browser snaps thin stripes to whole pixels, and squares at the sheet's edge have only one row of pixels.
  expect(off.length / ourMeans.length).toBeLessThan(0.03);
});
