/** Longest side, in pixels: each pixel is the mean of an area that a few letters cover. */
const side = 256;
/** As many pictures as the pieces on one page show. */
const most = 16;

/** A picture's colors, small enough to read at each keystroke. */
export interface PictureSample {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, from the top left. */
  data: Uint8ClampedArray;
}

const samples = new Map<string, PictureSample | undefined>();

/**
 * Returns the colors of a loaded picture, read once per address. Undefined if the browser doesn't allow it because the
 * picture is from another site.
 *
 * @param image the loaded picture
 * @param under the background that shows through: white, the brightest possible, or nothing
 */
export function pictureSample(
  image: HTMLImageElement,
  under: 'white' | 'holes' = 'white',
): PictureSample | undefined {
  const address = `${under} ${image.currentSrc || image.src}`;
  if (samples.has(address)) return samples.get(address);
  const sample = readSample(image, under);
  samples.set(address, sample);
  const [oldest] = samples.keys();
  if (samples.size > most && oldest !== undefined) samples.delete(oldest);
  return sample;
}

function readSample(image: HTMLImageElement, under: 'white' | 'holes'): PictureSample | undefined {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  if (under === 'white') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}
