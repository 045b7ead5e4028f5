import { isDamaged, isHeic, pictureKind } from '@daybreak/print/pictures';
import { drawingSize } from './drawingSize.ts';
import { pixelSize } from './pixelSize.ts';
import { ImageRefusedError } from './uploadedImage.ts';

const megabyte = 1024 * 1024;
/** A few larger files would fill the browser's storage. */
export const maxFileBytes = 25 * megabyte;
/**
 * The most pixels that are stored. 300 DPI on a 24 × 36 in poster is 77 megapixels, but browsers don't reliably draw
 * more than this.
 */
const maxPixels = 40_000_000;
/** The most pixels that a browser can decode for one picture: each takes four bytes, whatever the file's own size. */
const decodableArea = 100_000_000;
const unreadable = "can't be read as a picture. It may be damaged or a different type of file.";
/** The format for a redrawn picture. Formats with transparency keep it. */
const compactTypes = { png: 'image/webp', webp: 'image/webp', jpeg: 'image/jpeg', svg: 'image/png' };
/** More elements than any logo or plan has, and still drawn within a second. */
const largestDrawing = 100_000;
/** Raster size for a vector picture that has no size of its own. */
const vectorSide = 2_400;

const typeOf = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const types = Object.values(typeOf);
export const acceptedTypes = types.join(',');

/**
 * Returns a picture that's safe to store and draw: complete, decodable by the browser, and at most 40 megapixels. Its
 * bytes, not its name, decide what it is. A picture that would take all the memory is refused before decoding. SVG
 * files are drawn into PNGs, so none of their scripts, links or foreign content ever reach the page.
 *
 * @throws {ImageRefusedError} naming the file and the reason.
 */
export async function readImage(file: File): Promise<Blob> {
  const refuse = (reason: string) => new ImageRefusedError(`“${file.name}” ${reason}`);
  if (file.size > maxFileBytes)
    throw refuse(
      `is ${(file.size / megabyte).toFixed(0)} MB. Choose a picture that's ${maxFileBytes / megabyte} MB or smaller.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (!kind && isHeic(bytes))
    throw refuse(
      'is in HEIC format, which many phones use. Export it as a JPEG from Photos or Preview, then choose that file.',
    );
  if (!kind && types.includes(file.type)) throw refuse(unreadable);
  if (!kind || kind === 'gif')
    throw refuse("isn't a supported type of picture. Choose a PNG, JPEG, WebP or SVG file.");

  const isVector = kind === 'svg';
  if (isVector && drawingSize(await file.text()) > largestDrawing)
    throw refuse('is an SVG with too many parts. Save it as a PNG, then choose that file.');
  const statedSize = isVector ? undefined : await pixelSize(file);
  if (statedSize && statedSize.width * statedSize.height > decodableArea)
    throw refuse(
      `has ${Math.round((statedSize.width * statedSize.height) / 1e6)} megapixels. Choose a picture with up to ${decodableArea / 1e6}.`,
    );

  const type = typeOf[kind];
  const picture = file.type === type ? file : new File([bytes], file.name, { type });
  if ((await isDamaged(bytes, kind)) || (kind === 'webp' && !(await decodes(picture))))
    throw refuse('is damaged. Choose a different copy of the picture.');

  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw refuse(unreadable);
    });
    const area = image.naturalWidth * image.naturalHeight;
    if (!isVector && area <= maxPixels) return picture;
    const scale = isVector
      ? vectorSide / Math.max(image.naturalWidth || 1, image.naturalHeight || 1)
      : Math.sqrt(maxPixels / area);
    return await redraw(image, scale, compactTypes[kind]).catch((error: unknown) => {
      // Browsers show a drawing that contains a web page or the like (foreignObject), but don't return its pixels.
      if (error instanceof DOMException && error.name === 'SecurityError')
        throw refuse('contains embedded web content. Save it without that content, or as a PNG.');
      throw error;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Returns whether all of a picture can be decoded. An `img` would show a part; a bitmap is made from all of it or
 * fails.
 */
const decodes = (picture: Blob) =>
  createImageBitmap(picture).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

async function redraw(image: HTMLImageElement, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((image.naturalWidth || 1) * scale));
  canvas.height = Math.max(1, Math.round((image.naturalHeight || 1) * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(
              new ImageRefusedError("This browser doesn't have enough memory for a picture this large."),
            ),
      type,
      0.92,
    ),
  );
}
