/** Longest side of a picture that is only looked at: more than any preview has, on a screen of two pixels for one. */
export const previewSide = 1_600;

/**
 * A smaller copy of a picture for previews, or undefined when it is small enough or the browser has no memory for one. A
 * preview that draws a camera's picture takes longer for each letter typed than a person waits.
 */
export async function reducedCopy(file: Blob): Promise<Blob | undefined> {
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  try {
    const factor = previewSide / Math.max(whole.width, whole.height);
    if (factor >= 1) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * factor));
    canvas.height = Math.max(1, Math.round(whole.height * factor));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    // WebP keeps what is transparent; a browser that does not write it gives a PNG.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    return await new Promise((resolve) => canvas.toBlob((copy) => resolve(copy ?? undefined), type, 0.85));
  } finally {
    whole.close();
  }
}
