/** Longest side, in pixels: each is the mean of what a few letters cover. */
const side = 256;
/** As many pictures as the pieces of a page show. */
const most = 16;

/** The colours of a picture, small enough to be read at each keystroke. */
export interface PictureSample {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, from the top left. */
  data: Uint8ClampedArray;
}

const samples = new Map<string, PictureSample | undefined>();

/**
 * The colours of a picture that has loaded, read once for each address. Undefined where the browser does not let them be read,
 * because the picture is another site's.
 *
 * @param under what shows through it: white, the brightest that can be, or nothing
 */
export function pictureSample(
  image: HTMLImageElement,
  under: 'white' | 'holes' = 'white',
): PictureSample | undefined {
  const address = `${under} ${image.currentSrc || image.src}`;
  if (samples.has(address)) return samples.get(address);
  const sample = read(image, under);
  samples.set(address, sample);
  const [oldest] = samples.keys();
  if (samples.size > most && oldest !== undefined) samples.delete(oldest);
  return sample;
}

function read(image: HTMLImageElement, under: 'white' | 'holes'): PictureSample | undefined {
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
