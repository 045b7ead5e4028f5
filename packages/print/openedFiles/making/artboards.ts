import { naturalSize } from '../../src/artworkCopy.ts';
import type { ArtboardSize, ExportSource } from '../../src/types.ts';

/** Mounts a test artboard as the workbench does: a scaled wrapper around the natural-size node. For tests only. */
export async function mountArtboard(
  size: ArtboardSize,
  html: string,
  previewScale = 1,
  label = 'Front',
): Promise<ExportSource> {
  const wrapper = document.createElement('div');
  wrapper.style.cssText = `transform: scale(${previewScale}); transform-origin: 0 0; width: 0; height: 0`;
  const node = document.createElement('div');
  const { width, height } = naturalSize(size);
  node.style.cssText = `position: relative; overflow: hidden; width: ${width}px; height: ${height}px; font-family: Poppins; font-variant-ligatures: none`;
  node.innerHTML = html;
  wrapper.append(node);
  document.body.append(wrapper);
  await Promise.all(
    [400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`, 'aé')),
  );
  await Promise.all([...node.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  return { side: { id: label.toLowerCase(), label, size }, node };
}

/** Returns the size and density in a PNG's header. */
export async function pngSize(blob: Blob | undefined) {
  const view = new DataView(await (blob ?? new Blob()).arrayBuffer());
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    dpi: text(37) === 'pHYs' ? Math.round(view.getUint32(41) * 0.0254) : undefined,
  };
}

/** The pixels of an encoded picture. */
export async function pixelsOf(blob: Blob | undefined) {
  const bitmap = await createImageBitmap(blob ?? new Blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
  return {
    at: (x: number, y: number) => [
      ...(image?.data.subarray((y * bitmap.width + x) * 4).subarray(0, 4) ?? []),
    ],
  };
}
