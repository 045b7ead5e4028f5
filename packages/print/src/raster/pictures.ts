import { isOffline, missingFile } from '../files/missingFile.ts';
import { ExportError, type ExportSource } from '../types.ts';

/** The user's names for pictures, by URL. */
export type PictureNames = ExportSource['pictureNames'];

/** Waits until a picture has loaded or failed. It may still turn out to be undecodable. */
export const pictureSettled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    if (image.complete) return resolve();
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
    // A picture further down the page would never start loading.
    image.loading = 'eager';
  });

/**
 * Waits until a picture can be drawn.
 *
 * @throws {ExportError} that names it when it can't be read.
 */
export async function decoded(image: HTMLImageElement, names?: PictureNames): Promise<HTMLImageElement> {
  try {
    await image.decode();
    if (image.naturalWidth > 0) return image;
  } catch (cause) {
    // Firefox rejects decode() for an SVG that it has drawn without trouble.
    if (image.complete && image.naturalWidth > 0) return image;
    throw unreadable(image, names, cause);
  }
  throw unreadable(image, names);
}

/** Loads a picture referenced by a style. */
export async function loadImage(url: string, names?: PictureNames): Promise<HTMLImageElement> {
  const image = new Image();
  if (!isOwn(url)) image.crossOrigin = 'anonymous';
  image.src = url;
  return decoded(image, names);
}

const unreadable = (image: HTMLImageElement, names?: PictureNames, cause?: unknown) =>
  isOffline() && !isOwn(image.currentSrc || image.src)
    ? missingFile(`The picture ${pictureName(image, names)}`, cause)
    : new ExportError(
        `Couldn't read the picture ${pictureName(image, names)}. Remove it or choose another one, then download again.`,
        { cause },
      );

/** Returns whether the page itself has the data, so that nothing is downloaded. */
const isOwn = (source: string) => /^(blob|data):/.test(source);

/** Names a picture in a message: the user's name for it, else its alternative text, else its file name. */
export function pictureName(image: HTMLImageElement, names: PictureNames = {}): string {
  const source = image.currentSrc || image.src;
  const ownName = names[source] || image.alt;
  return ownName ? `“${ownName}”` : fileNameOf(source);
}

/** The file name in a URL, as the user knows it. */
export function fileNameOf(source: string): string {
  const file = isOwn(source) ? '' : (source.split(/[?#]/)[0]?.split('/').pop() ?? '');
  // Built files have a hash before the extension.
  const name = decodeURIComponent(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return name ? `“${name}”` : 'in this artwork';
}

/**
 * Creates a canvas for reading pixels.
 *
 * @throws {ExportError} when the browser has no memory for it.
 */
export function blankCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ExportError('This browser ran out of memory. Close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws a picture, or the part of it in `source` (in its own pixels), on a new canvas. */
export function drawImage(
  image: HTMLImageElement,
  width: number,
  height: number,
  source?: { x: number; y: number; width: number; height: number },
): HTMLCanvasElement {
  const { canvas, context } = blankCanvas(width, height);
  if (source) {
    const { x, y, width: partWidth, height: partHeight } = source;
    context.drawImage(image, x, y, partWidth, partHeight, 0, 0, canvas.width, canvas.height);
  } else context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns whether any pixel isn't opaque. Reads strips, so a 40-megapixel photograph isn't copied in memory. */
export function hasAlpha(canvas: HTMLCanvasElement, image?: HTMLImageElement): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const rows = Math.max(1, Math.floor(1_000_000 / canvas.width));
  for (let y = 0; y < canvas.height; y += rows) {
    const { data } = readPixels(context, 0, y, canvas.width, Math.min(rows, canvas.height - y), image);
    for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 255) < 255) return true;
  }
  return false;
}

/** @throws {ExportError} when the picture came from a site that doesn't allow reading its pixels. */
export function readPixels(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  image?: HTMLImageElement,
): ImageData {
  try {
    return context.getImageData(x, y, width, height);
  } catch (cause) {
    throw new ExportError(
      `The picture ${image ? pictureName(image) : 'in this artwork'} comes from a site that doesn't allow copying. Save it to your computer, add it under Images and use that copy.`,
      { cause },
    );
  }
}

/** Encodes a canvas as bytes. */
export async function encoded(
  canvas: HTMLCanvasElement,
  type: 'image/png' | 'image/jpeg',
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob?.type !== type)
    throw new ExportError(
      "This browser couldn't make a picture this large. Choose a smaller size or the print PDF.",
    );
  return new Uint8Array(await blob.arrayBuffer());
}

/** Reads a file as a data URL. */
export const base64Url = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
