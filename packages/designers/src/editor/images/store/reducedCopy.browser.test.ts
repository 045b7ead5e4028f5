import { describe, expect, it } from 'vitest';
import { previewSide, reducedCopy } from './reducedCopy.ts';

async function picture(width: number, height: number, type: string, opaque = true): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#14bcc0';
  context.fillRect(0, 0, opaque ? width : width / 2, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), type));
}

describe('the preview copy of a picture', () => {
  it('has a longest side of 1,600 px and the same shape', async () => {
    const { copy, ratio } = (await reducedCopy(await picture(4000, 3000, 'image/jpeg'))) ?? {};
    expect(ratio).toBe(4 / 3);
    expect(copy?.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(copy as Blob);
    expect([width, height]).toEqual([previewSide, 1200]);
  });
  it('keeps transparency', async () => {
    const { copy } = (await reducedCopy(await picture(3200, 800, 'image/png', false))) ?? {};
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(await createImageBitmap(copy as Blob), -1500, 0);
    expect(context?.getImageData(20, 20, 1, 1).data[3]).toBe(0);
  });
  it('is not made of a picture that is small enough, or of another file', async () => {
    expect(await reducedCopy(await picture(1600, 900, 'image/jpeg'))).toEqual({ ratio: 16 / 9 });
    expect(await reducedCopy(new Blob(['notes']))).toBeUndefined();
  });
});
