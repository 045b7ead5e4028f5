import type { Square } from './crop.ts';

/** Pixels per side: sharp at 96 CSS pixels on a screen with five device pixels per CSS pixel. */
const sidePixels = 512;

/**
 * Encodes that square as a JPEG of at most 512 pixels per side, without the camera's metadata, such as the location.
 */
export async function squareJpeg(image: HTMLImageElement, { left, top, side: from }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(sidePixels, Math.floor(from));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent areas would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left, top, from, from, 0, 0, canvas.width, canvas.height);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!picture) throw new Error('This browser ran out of memory for the picture.');
  return picture;
}
