import type { FileLimit } from '@daybreak/print';
import {
  decoded,
  encoded,
  jpegWithin,
  withJpegColorSpace,
  withPngColorSpace,
} from '@daybreak/print/pictures';
import type { FileType } from './backgrounds.ts';
import { logoPlace } from './logoPlace.ts';

/** Size of a background, in pixels. */
const size = { width: 1920, height: 1080 };

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return decoded(image);
}

export interface BackgroundFormat {
  type: FileType;
  /** A JPEG is compressed until it meets the limit. */
  limit?: FileLimit;
}

/**
 * Draws a picture at 1920 × 1080 px with the logo at its top left and returns it as a file. Rejects if a picture can't
 * be read or the browser is out of memory.
 */
export async function composeBackground(
  url: string,
  { type, limit }: BackgroundFormat,
  logo: string,
): Promise<Blob> {
  const [picture, mark] = await Promise.all([load(url), load(logo)]);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser is out of memory for pictures.');
  context.imageSmoothingQuality = 'high';

  // Fills the frame from its center, at any picture ratio.
  const scale = Math.max(size.width / picture.naturalWidth, size.height / picture.naturalHeight);
  const width = picture.naturalWidth * scale;
  const height = picture.naturalHeight * scale;
  context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);

  const markWidth = size.width * logoPlace.width;
  const markHeight = (markWidth * mark.naturalHeight) / mark.naturalWidth;
  const edge = size.width * logoPlace.inset;
  context.drawImage(mark, edge, edge, markWidth, markHeight);

  const bytes =
    type === 'jpeg'
      ? (
          await jpegWithin(
            async (quality) => withJpegColorSpace(await encoded(canvas, 'image/jpeg', quality)),
            limit,
          )
        ).bytes
      : withPngColorSpace(await encoded(canvas, 'image/png'));
  return new Blob([bytes], { type: `image/${type}` });
}
