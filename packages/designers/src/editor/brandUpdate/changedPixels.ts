import { type BrandVersion, palette } from '@daybreak/brand';
import { browserExporter, ExportError, type ExportRequest } from '@daybreak/print';
import type { Designer, PieceData } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import type { BrandVersions } from './brandChanges.ts';

/** One side of a piece, drawn at two times or in two versions of the brand, as PNG files. */
export interface ChangedPixels {
  readonly before: Blob;
  readonly after: Blob;
  /** The later one in pale gray, with the differences marked. */
  readonly changed: Blob;
  /** The share of its pixels that differ, 0 to 1. */
  readonly share: number;
}

/** Longest side of the pictures of a printed piece, in pixels: enough to read a headline. */
const maxSide = 720;
/** The largest invisible difference between two channels, of 255. */
const invisibleChange = 6;

/** Draws one side of a piece in two versions of the brand, and marks the differences. */
export async function changedPixels(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  { before, after }: BrandVersions,
  side?: string,
): Promise<ChangedPixels> {
  const draft = restoreDraft(designer.fields, stored);
  const picture = (brand: BrandVersion) =>
    withOffscreenPiece(
      designer,
      draft,
      data,
      async (sources) => {
        const source = sources.find((each) => each.side.id === side) ?? sources[0];
        const [file] = source
          ? await browserExporter.export({
              ...pictureRequest(designer, source.side, maxSide),
              sources: [source],
            })
          : [];
        if (!file) throw new ExportError("Couldn't show the piece.");
        return file.blob;
      },
      brand,
    );
  const earlier = await picture(before);
  const later = await picture(after);
  return { before: earlier, after: later, ...(await markDifferences(earlier, later)) };
}

/** A request for a PNG whose longest side has about `longest` pixels. A side for screens has its own size. */
export const pictureRequest = (
  { id, title }: Designer,
  { size }: ExportRequest['sources'][number]['side'],
  longest: number,
) => ({
  designer: id,
  title,
  format: 'png' as const,
  dpi: Math.round(longest / inches(size)),
  date: new Date(),
});

const inches = ({ width, height, unit }: ExportRequest['sources'][number]['side']['size']) =>
  Math.max(width, height) / (unit === 'mm' ? 25.4 : 1);

/**
 * Marks pixels of the later picture that differ by more than `least` of 255. Pictures of different sizes differ
 * everywhere.
 */
export async function markDifferences(
  earlier: Blob,
  later: Blob,
  least = invisibleChange,
): Promise<Pick<ChangedPixels, 'changed' | 'share'>> {
  const [earlierPixels, laterPixels] = [await pixelsOf(earlier), await pixelsOf(later)];
  const { canvas, context, pixels } = laterPixels;
  const isSameSize =
    earlierPixels.pixels.width === pixels.width && earlierPixels.pixels.height === pixels.height;
  const [red, green, blue] = palette.orange.rgb;
  let count = 0;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const channel = (offset: number) => pixels.data[at + offset] ?? 0;
    const differs =
      !isSameSize ||
      [0, 1, 2, 3].some(
        (offset) => Math.abs(channel(offset) - (earlierPixels.pixels.data[at + offset] ?? 0)) > least,
      );
    if (differs) count += 1;
    const gray = 255 - (255 - (0.299 * channel(0) + 0.587 * channel(1) + 0.114 * channel(2))) * 0.3;
    pixels.data.set(differs ? [red, green, blue, 255] : [gray, gray, gray, 255], at);
  }
  context.putImageData(pixels, 0, 0);
  return {
    changed: await canvas.convertToBlob({ type: 'image/png' }),
    share: count / (pixels.width * pixels.height),
  };
}

export async function pixelsOf(picture: Blob) {
  const image = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ExportError("This browser can't compare pictures.");
  context.drawImage(image, 0, 0);
  image.close();
  return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
}
