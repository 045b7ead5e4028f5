import { kindOfFile } from '@daybreak/print/pictures';

/**
 * Longest side of a picture that's only for viewing: more than any preview has, on a screen with two pixels per CSS
 * pixel.
 */
export const previewSide = 1_600;

interface Looked {
  /** Width divided by height, as displayed: a camera's file may be stored rotated. */
  ratio: number;
  /** Missing if the picture itself is small enough. */
  copy?: Blob;
}

/**
 * A picture's shape and a smaller copy for previews, or undefined if the browser has no memory for it. A preview that
 * draws a full-size camera picture is too slow for each keystroke.
 */
export async function reducedCopy(file: Blob, side = previewSide): Promise<Looked | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    const ratio = bitmap.width / bitmap.height;
    const factor = side / Math.max(bitmap.width, bitmap.height);
    if (factor >= 1) return { ratio };
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * factor));
    canvas.height = Math.max(1, Math.round(bitmap.height * factor));
    const context = canvas.getContext('2d');
    if (!context) return { ratio };
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // WebP keeps transparency; a browser that can't write it gives a PNG.
    const type = (await kindOfFile(file)) === 'jpeg' ? 'image/jpeg' : 'image/webp';
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    return { ratio, ...(copy && { copy }) };
  } finally {
    bitmap.close();
  }
}
