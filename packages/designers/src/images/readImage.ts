import { isDamaged } from '../export/photograph/damage.ts';
import { isHeic, pictureKind } from '../export/photograph/pictureKind.ts';
import { drawingSize } from './drawingSize.ts';
import { pixelSize } from './pixelSize.ts';
import { ImageRefusedError } from './uploadedImage.ts';

const megabyte = 1024 * 1024;
/** A file larger than this would fill the browser's storage after a few. */
export const largestFile = 25 * megabyte;
/** 300 DPI on a 24 × 36 in poster is 77 megapixels, but browsers draw no more than this reliably. */
const largestArea = 40_000_000;
/** Decoded, a pixel takes four bytes whatever the file's own size: this is as much as a browser has for one picture. */
const decodableArea = 100_000_000;
const unreadable = 'cannot be read as a picture. It may be damaged or not really an image.';
/** As what a picture is kept that is drawn again: what may be transparent stays so. */
const smaller = { png: 'image/webp', webp: 'image/webp', jpeg: 'image/jpeg', svg: 'image/png' };
/** More than any logo or plan has, and drawn within a second. */
const largestDrawing = 100_000;
/** Side of a vector picture's raster, which has no size of its own. */
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
 * A picture that is safe to keep and to draw: one that is whole and that the browser can decode, at most 40 megapixels. What it is, its
 * bytes say, and not its name. What would take all memory to decode is refused before. SVG files are drawn
 * into PNG, so that no script, link or foreign content of theirs ever comes into the page.
 *
 * @throws {ImageRefusedError} naming the file and the reason.
 */
export async function readImage(file: File): Promise<Blob> {
  const refuse = (reason: string) => new ImageRefusedError(`“${file.name}” ${reason}`);
  if (file.size > largestFile)
    throw refuse(
      `is ${(file.size / megabyte).toFixed(0)} MB. Choose a picture of at most ${largestFile / megabyte} MB.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (!kind && isHeic(bytes))
    throw refuse(
      'is a HEIC picture, as phones take them. Open it in Photos or Preview, export it as JPEG and choose that file.',
    );
  if (!kind && types.includes(file.type)) throw refuse(unreadable);
  if (!kind || kind === 'gif')
    throw refuse('is not a picture that can be used. Choose a PNG, JPEG, WebP or SVG file.');

  const isVector = kind === 'svg';
  if (isVector && drawingSize(await file.text()) > largestDrawing)
    throw refuse('is a drawing of too many parts. Save it as a PNG file and use that one.');
  const stated = isVector ? undefined : await pixelSize(file);
  if (stated && stated.width * stated.height > decodableArea)
    throw refuse(
      `has ${Math.round((stated.width * stated.height) / 1e6)} megapixels. Choose a picture of at most ${decodableArea / 1e6}.`,
    );

  const type = typeOf[kind];
  const picture = file.type === type ? file : new File([bytes], file.name, { type });
  if ((await isDamaged(bytes, kind)) || (kind === 'webp' && !(await decodes(picture))))
    throw refuse('is damaged: a part of its picture is missing or garbled. Choose another copy of it.');

  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw refuse(unreadable);
    });
    const area = image.naturalWidth * image.naturalHeight;
    if (!isVector && area <= largestArea) return picture;
    const scale = isVector
      ? vectorSide / Math.max(image.naturalWidth || 1, image.naturalHeight || 1)
      : Math.sqrt(largestArea / area);
    return await redraw(image, scale, smaller[kind]).catch((error: unknown) => {
      // A drawing that holds a web page or such (foreignObject) is shown by browsers but not given back as pixels.
      if (error instanceof DOMException && error.name === 'SecurityError')
        throw refuse('holds more than a drawing. Save it without embedded web content, or as a PNG file.');
      throw error;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An element shows what can be decoded of a picture, a bitmap is made of all of it or not at all. */
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
          : reject(new ImageRefusedError('This browser has no memory for a picture of this size.')),
      type,
      0.92,
    ),
  );
}
