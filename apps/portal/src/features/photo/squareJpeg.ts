import type { Square } from './crop.ts';

/** Pixels a side: sharp at 96 CSS pixels on a screen of five pixels for one. */
const side = 512;

/** That square of a picture as a JPEG of at most 512 pixels a side, without what the camera noted, such as the place. */
export async function squareJpeg(image: HTMLImageElement, { left, top, side: from }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, Math.floor(from));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    // What is transparent would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left, top, from, from, 0, 0, canvas.width, canvas.height);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!picture) throw new Error('This browser has no memory for the picture.');
  return picture;
}
