import { browserExporter } from '@daybreak/print';
import { drawingDigest, readPages } from '@daybreak/print/compare';
import { base64Url } from '@daybreak/print/pictures';
import type { Designer, PieceData } from '../designer.ts';
import { exportOptions, firstChoice } from '../download/choice.ts';
import { inspectPiece } from '../download/inspectPiece.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { type ChangedPixels, markDifferences, pictureRequest, pixelsOf } from './changedPixels.ts';
import { sharedPictureCache } from './sharedPictureCache.ts';

/** A side that looks different from its saved look: pictures of it, or an email's HTML. */
export type ChangedSide = ChangedPixels | { readonly before: string; readonly after: string };

/** The number of sides that a saved look can have. */
export const mostSides = 6;
/** Longest side of a saved picture, in pixels. */
const maxSide = 480;
const quality = 0.7;
/**
 * Side of a square to compare, in pixels. It's JPEG's block size: inside a block, edges and compression differ by
 * browser.
 */
const square = 8;
/** The largest difference that compression causes between two channels, of 255. */
const compressed = 40;
/** The largest invisible difference between the means of two squares, of 255. */
const invisibleChange = 12;

/** The look of a piece, to be stored and compared later. */
export interface StoredLook {
  /** Each of its first sides: a JPEG in a data URL, or HTML. */
  readonly sides: readonly string[];
  /** Its preflight findings, one sentence each; absent if they weren't stored. */
  readonly findings?: readonly string[];
  /** The digest of what its sides draw (`drawingDigest`); absent if it's unreadable, or an email. */
  readonly drawing?: string;
}

/** The differences from a stored look. */
export interface ChangedLook {
  readonly sides: readonly ChangedSide[];
  /** The preflight findings that only a changed look has. */
  readonly newFindings: readonly string[];
}

/**
 * Draws the first sides of a piece out of sight, each as a small JPEG, and runs preflight on all of them.
 *
 * @param before its stored look, which is returned if everything is drawn the same
 */
export async function storedLook(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  before?: StoredLook,
): Promise<StoredLook> {
  const draft = restoreDraft(designer.fields, stored);
  return withOffscreenPiece(designer, draft, data, async (sources, tooLong) => {
    const pages = await readPages({ sources, loaded: sharedPictureCache() });
    const drawing = await drawingDigest(pages);
    if (before && drawing !== undefined && before.drawing === drawing) return before;
    const readPrinted = async () => pages;
    const inspected = await inspectPiece({ designer, draft, data, sources, tooLong, readPrinted });
    const findings = inspected(exportOptions(firstChoice(designer.artboards(draft))));
    const sides: string[] = [];
    for (const source of sources.slice(0, mostSides)) {
      const request = pictureRequest(designer, source.side, maxSide);
      const [file] = await browserExporter.export({ ...request, sources: [source] });
      if (file) sides.push(await jpegOf(file.blob));
    }
    return { sides, findings: findings.map(({ says }) => says), ...(drawing && { drawing }) };
  });
}

async function jpegOf(png: Blob): Promise<string> {
  const image = await createImageBitmap(png);
  const ratio = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.round(ratio * image.width), Math.round(ratio * image.height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return base64Url(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

/** Compares a stored look with a later one. */
export async function changedLook(before: StoredLook, after: StoredLook): Promise<ChangedLook> {
  const sides = await changedSides(before.sides, after.sides);
  const earlierFindings = before.findings;
  const isNew = (says: string) => earlierFindings && sides.length > 0 && !earlierFindings.includes(says);
  return { sides, newFindings: (after.findings ?? []).filter(isNew) };
}

/** The sides that look different, without added and removed ones. */
async function changedSides(before: readonly string[], after: readonly string[]): Promise<ChangedSide[]> {
  const changes: ChangedSide[] = [];
  for (const [index, later] of after.entries()) {
    const earlier = before[index];
    if (earlier === undefined || earlier === later) continue;
    const [earlierPicture, laterPicture] = [pictureIn(earlier), pictureIn(later)];
    if (!earlierPicture || !laterPicture) changes.push({ before: earlier, after: later });
    else if (await differ(earlierPicture, laterPicture))
      changes.push({
        before: earlierPicture,
        after: laterPicture,
        ...(await markDifferences(earlierPicture, laterPicture, compressed)),
      });
  }
  return changes;
}

/** The picture in a data URL; undefined for HTML. */
function pictureIn(side: string): Blob | undefined {
  const [, data] = /^data:image\/jpeg;base64,(.*)$/.exec(side) ?? [];
  if (data === undefined) return undefined;
  const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}

async function differ(earlier: Blob, later: Blob): Promise<boolean> {
  const [one, other] = [meansOf((await pixelsOf(earlier)).pixels), meansOf((await pixelsOf(later)).pixels)];
  return (
    one.length !== other.length ||
    one.some((mean, index) => Math.abs(mean - (other[index] ?? 0)) > invisibleChange)
  );
}

/** The mean of each channel in each square. */
function meansOf({ data, width, height }: ImageData): number[] {
  const across = Math.ceil(width / square);
  const places = across * Math.ceil(height / square) * 4;
  const [sums, counts] = [new Float64Array(places), new Float64Array(places)];
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const place =
      Math.floor(Math.floor(pixel / width) / square) * across + Math.floor((pixel % width) / square);
    for (let channel = 0; channel < 4; channel += 1) {
      sums[4 * place + channel] = (sums[4 * place + channel] ?? 0) + (data[at + channel] ?? 0);
      counts[4 * place + channel] = (counts[4 * place + channel] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, place) => sum / (counts[place] || 1));
}
