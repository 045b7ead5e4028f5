import type { Rect } from '../pdf/displayList.ts';
import { intersection, invert, transformedBounds } from '../pdf/geometry.ts';
import { cutJpeg } from './cutJpeg.ts';
import { type JpegFile, jpegFile, type KeptPart, turnOf, wholeOf } from './jpegFile.ts';
import { kindOfFile } from './pictureKind.ts';

/** From so many pixels on, a photograph takes more memory to decode than all else of a file together. */
const LARGE = 20_000_000;
/** Bytes for a pixel: a file that has more is kept so finely that coding it again makes it smaller, and nobody sees it. */
const FINEST = 0.5;
/** What a part may be of the picture, for the whole to be kept in its stead. */
const NEARLY_ALL = 0.9;

/** A photograph whose own bytes a print PDF can hold. */
export interface CameraPicture {
  file: Blob;
  jpeg: JpegFile;
}

/**
 * The file of a large photograph that needs not be decoded. Undefined for every other picture: a smaller one, one that is no
 * JPEG, is broken, is not in YCbCr, or cannot be fetched.
 */
export async function cameraPicture(image: HTMLImageElement): Promise<CameraPicture | undefined> {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight < LARGE) return undefined;
  const response = await fetch(image.currentSrc || image.src).catch(() => undefined);
  const file = response?.ok ? await response.blob() : undefined;
  if (!file || (await kindOfFile(file)) !== 'jpeg' || file.size > FINEST * naturalWidth * naturalHeight)
    return undefined;
  const jpeg = jpegFile(new Uint8Array(await file.arrayBuffer()));
  if (!jpeg) return undefined;
  const [width, height] = jpeg.orientation < 5 ? [jpeg.width, jpeg.height] : [jpeg.height, jpeg.width];
  // The browser may read the file in another way than this does: then its way counts.
  return width === naturalWidth && height === naturalHeight ? { file, jpeg } : undefined;
}

/**
 * The camera's own pixels of a part of a picture, cut on the borders of its blocks: what is cropped away is not in the file.
 *
 * @param part in shares of the turned picture
 */
export async function keptPart(picture: CameraPicture, part: Rect): Promise<KeptPart | undefined> {
  const { file, jpeg } = picture;
  const { width, height } = jpeg;
  const stored = transformedBounds(invert(turnOf(jpeg)), part);
  const wanted = intersection(
    { x: 0, y: 0, width, height },
    {
      x: stored.x * width,
      y: stored.y * height,
      width: stored.width * width,
      height: stored.height * height,
    },
  );
  if (wanted.width * wanted.height > NEARLY_ALL * width * height) return wholeOf(file, jpeg);
  return cutJpeg(new Uint8Array(await file.arrayBuffer()), jpeg, wanted);
}
