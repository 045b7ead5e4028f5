import { ExportError } from '@daybreak/print';
import { proofPdf } from '@daybreak/print/proof';
import type { Designer, PieceData } from '../designer.ts';
import { type ApprovedAbout, type ApprovedFile, approvedFiles } from '../download/approval/approvedFiles.ts';
import { drawView } from '../download/separations/separationViews.ts';
import { type ChangedPixels, markDifferences } from './changedPixels.ts';

/** A stored file. `load` is called only if the file isn't made again byte for byte. */
export interface EarlierFile extends Pick<ApprovedFile, 'format' | 'sha256'> {
  load: () => Promise<Blob>;
}

/** Dots per inch for comparing print PDFs: enough to show a hairline. */
const dpi = 72;

/**
 * Makes the files of an approved version again, and compares them with the stored ones: first bytes, then pixels. It
 * uses the recorded version of the brand, so any difference comes from a change of the designer.
 *
 * @returns the sides that look different
 * @throws {ExportError} with a sentence for the user if it can't be drawn or read, or has another number of pages
 */
export async function compareRedrawn(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  about: ApprovedAbout,
  files: readonly EarlierFile[],
): Promise<readonly ChangedPixels[]> {
  const newFiles = await approvedFiles(designer, stored, data, about);
  if (newFiles.map(({ sha256 }) => sha256).join() === files.map(({ sha256 }) => sha256).join()) return [];
  const oldFiles = await Promise.all(files.map(async ({ format, load }) => ({ format, blob: await load() })));
  const oldSides = await picturesOf(oldFiles).catch((cause: unknown) => {
    throw cause instanceof ExportError ? cause : new ExportError("Couldn't read the stored file.", { cause });
  });
  const newSides = await picturesOf(newFiles);
  if (oldSides.length !== newSides.length)
    throw new ExportError(
      `The number of pages or pictures changed from ${oldSides.length} to ${newSides.length}.`,
    );
  const sides = await Promise.all(
    newSides.map(async (later, side) => {
      const earlier = oldSides[side] ?? later;
      return { before: earlier, after: later, ...(await markDifferences(earlier, later)) };
    }),
  );
  return sides.filter(({ share }) => share > 0);
}

const picturesOf = async (files: readonly Pick<ApprovedFile, 'format' | 'blob'>[]): Promise<Blob[]> =>
  (await Promise.all(files.map(({ format, blob }) => (format === 'pdf' ? pagesOf(blob) : [blob])))).flat();

/** Pictures of a print PDF's pages as printed, without marks and slug, which state the date. */
async function pagesOf(pdf: Blob): Promise<Blob[]> {
  const { press, pages } = await proofPdf(pdf, dpi);
  return Promise.all(
    pages.map((page) => {
      const { left, top, right, bottom } = page.bleed;
      const canvas = new OffscreenCanvas(right - left, bottom - top);
      const context = canvas.getContext('2d');
      if (!context) throw new ExportError("This browser can't compare pictures.");
      const pixels = drawView(page, press, { view: 'inks', inks: [true, true, true, true], paper: false });
      context.putImageData(new ImageData(pixels, page.width, page.height), -left, -top);
      return canvas.convertToBlob({ type: 'image/png' });
    }),
  );
}
