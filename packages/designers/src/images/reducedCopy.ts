import { kindOfFile } from '../export/photograph/pictureKind.ts';

/** Longest side of a picture that is only looked at: more than any preview has, on a screen of two pixels for one. */
export const previewSide = 1_600;

interface Looked {
  /** Width by height, as it is seen: a camera's file may say that it is to be turned. */
  ratio: number;
  /** Missing where the picture itself is small enough. */
  copy?: Blob;
}

/**
 * The shape of a picture and a smaller copy for previews, or undefined when the browser has no memory for it. A preview that draws
 * a camera's picture takes longer for each letter typed than a person waits.
 */
export async function reducedCopy(file: Blob, side = previewSide): Promise<Looked | undefined> {
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  try {
    const ratio = whole.width / whole.height;
    const factor = side / Math.max(whole.width, whole.height);
    if (factor >= 1) return { ratio };
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * factor));
    canvas.height = Math.max(1, Math.round(whole.height * factor));
    const context = canvas.getContext('2d');
    if (!context) return { ratio };
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    // WebP keeps what is transparent; a browser that does not write it gives a PNG.
    const type = (await kindOfFile(file)) === 'jpeg' ? 'image/jpeg' : 'image/webp';
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    return { ratio, ...(copy && { copy }) };
  } finally {
    whole.close();
  }
}
