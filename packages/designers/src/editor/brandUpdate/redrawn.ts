import { ExportError } from '@daybreak/print';
import { proofPdf } from '@daybreak/print/proof';
import type { Designer, PieceData } from '../designer.ts';
import { type ApprovedAbout, type ApprovedFile, approvedFiles } from '../download/approval/approvedFiles.ts';
import { drawnView } from '../download/separations/separationViews.ts';
import { type ChangedPixels, marked } from './changedPixels.ts';

/** A file as it was stored. `load` is only called if it isn't made again byte for byte. */
export interface EarlierFile extends Pick<ApprovedFile, 'format' | 'sha256'> {
  load: () => Promise<Blob>;
}

/** Dots per inch at which print PDFs are compared: a hairline is still seen. */
const dpi = 72;

/**
 * Makes the files of an approved version again, and compares them with those that were stored then: with bytes, and with pixels where those
 * differ. The version of the brand is the recorded one, so what differs is what the designer draws differently since.
 *
 * @returns the sides that look different; none: nothing does
 * @throws {ExportError} with a sentence for the user when it can't be drawn or read, or has another number of pages.
 */
export async function redrawn(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  about: ApprovedAbout,
  files: readonly EarlierFile[],
): Promise<readonly ChangedPixels[]> {
  const made = await approvedFiles(designer, stored, data, about);
  if (made.map(({ sha256 }) => sha256).join() === files.map(({ sha256 }) => sha256).join()) return [];
  const loaded = await Promise.all(files.map(async ({ format, load }) => ({ format, blob: await load() })));
  const before = await picturesOf(loaded).catch((cause: unknown) => {
    throw cause instanceof ExportError ? cause : new ExportError("Couldn't read the stored file.", { cause });
  });
  const after = await picturesOf(made);
  if (before.length !== after.length)
    throw new ExportError(
      `The number of pages or pictures changed from ${before.length} to ${after.length}.`,
    );
  const sides = await Promise.all(
    after.map(async (later, side) => {
      const earlier = before[side] ?? later;
      return { before: earlier, after: later, ...(await marked(earlier, later)) };
    }),
  );
  return sides.filter(({ share }) => share > 0);
}

const picturesOf = async (files: readonly Pick<ApprovedFile, 'format' | 'blob'>[]): Promise<Blob[]> =>
  (await Promise.all(files.map(({ format, blob }) => (format === 'pdf' ? pagesOf(blob) : [blob])))).flat();

/** The pages of a print PDF as they'd be printed, without marks and slug, which name the day. */
async function pagesOf(pdf: Blob): Promise<Blob[]> {
  const { press, pages } = await proofPdf(pdf, dpi);
  return Promise.all(
    pages.map((page) => {
      const { left, top, right, bottom } = page.bleed;
      const canvas = new OffscreenCanvas(right - left, bottom - top);
      const context = canvas.getContext('2d');
      if (!context) throw new ExportError("This browser can't compare pictures.");
      const pixels = drawnView(page, press, { view: 'inks', inks: [true, true, true, true], paper: false });
      context.putImageData(new ImageData(pixels, page.width, page.height), -left, -top);
      return canvas.convertToBlob({ type: 'image/png' });
    }),
  );
}
