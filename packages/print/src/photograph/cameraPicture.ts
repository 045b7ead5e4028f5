import type { Rect } from '../pdf/displayList.ts';
import { intersection, invert, transformedBounds } from '../pdf/geometry.ts';
import { cropJpeg } from './cropJpeg.ts';
import { type JpegFile, type JpegPart, jpegFile, orientationMatrix, withoutMetadata } from './jpegFile.ts';
import { kindOfFile } from './pictureKind.ts';

/** From this many pixels, decoding a photograph takes more memory than everything else in a file. */
const minKeptPixels = 20_000_000;
/** The maximum bytes per pixel. Larger files shrink when re-encoded, with no visible difference. */
const maxBytesPerPixel = 0.5;
/** The share of a picture from which the whole picture is kept instead of a part. */
const wholePictureShare = 0.9;

/** A photograph whose original bytes a print PDF can contain. */
export interface CameraPicture {
  file: Blob;
  jpeg: JpegFile;
}

/**
 * Returns the file of a large photograph that needn't be decoded. Undefined for a picture that's smaller, isn't a JPEG,
 * is broken, isn't in YCbCr, or can't be fetched.
 */
export async function cameraPicture(image: HTMLImageElement): Promise<CameraPicture | undefined> {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight < minKeptPixels) return undefined;
  const response = await fetch(image.currentSrc || image.src).catch(() => undefined);
  const file = response?.ok ? await response.blob() : undefined;
  if (
    !file ||
    (await kindOfFile(file)) !== 'jpeg' ||
    file.size > maxBytesPerPixel * naturalWidth * naturalHeight
  )
    return undefined;
  const jpeg = jpegFile(new Uint8Array(await file.arrayBuffer()));
  if (!jpeg) return undefined;
  const [width, height] = jpeg.orientation < 5 ? [jpeg.width, jpeg.height] : [jpeg.height, jpeg.width];
  // The browser may read the file differently than this code does. If so, the browser's reading counts.
  return width === naturalWidth && height === naturalHeight ? { file, jpeg } : undefined;
}

/**
 * The camera's own pixels for part of a picture, cut at block boundaries. What's cropped away isn't in the file.
 *
 * @param part as fractions of the rotated picture
 */
export async function cropPicture(picture: CameraPicture, part: Rect): Promise<JpegPart | undefined> {
  const { file, jpeg } = picture;
  const { width, height } = jpeg;
  const stored = transformedBounds(invert(orientationMatrix(jpeg)), part);
  const keptRect = intersection(
    { x: 0, y: 0, width, height },
    {
      x: stored.x * width,
      y: stored.y * height,
      width: stored.width * width,
      height: stored.height * height,
    },
  );
  if (keptRect.width * keptRect.height > wholePictureShare * width * height)
    return withoutMetadata(file, jpeg);
  return cropJpeg(new Uint8Array(await file.arrayBuffer()), jpeg, keptRect);
}
