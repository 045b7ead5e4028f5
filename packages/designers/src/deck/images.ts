import type { Picture } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';

/** An image of a slide: one file, or a picture in several widths and formats. */
export interface SlideImage {
  /** The only file, or the fallback for browsers without `srcset`. Identifies the image in messages. */
  readonly path: string;
  /** `srcset` of each format. */
  readonly avif?: string;
  readonly webp?: string;
}

/** Pictures are cropped by the slide's height; on a phone, with its small pixels, slightly less is enough. */
export const pictureSizes = '(orientation: portrait) 80vw, 100vw';

const widest = (picture: Picture) => Math.max(...picture.widths);

const sources = (picture: Picture, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${pictureUrl(picture.file, width, format)} ${width}w`).join(', ');

export const imageOf = (picture: Picture): SlideImage => ({
  path: pictureUrl(picture.file, widest(picture), 'webp'),
  avif: sources(picture, 'avif'),
  webp: sources(picture, 'webp'),
});

/** Fetches and decodes an image in the version that this browser will show. Rejects with the path when that fails. */
function loadImage({ path, avif, webp }: SlideImage): Promise<void> {
  const image = new Image();
  const failed = () => new Error(`Failed to load image: ${new URL(path, location.href).pathname}`);
  if (avif && webp) {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = pictureSizes;
    source.srcset = avif;
    image.sizes = pictureSizes;
    picture.append(source, image);
    image.srcset = webp;
  }
  image.src = path;
  return image.decode().catch(() => Promise.reject(failed()));
}

/** Loads images, all at once. Never rejects: failures are logged, and the slide shows its words. */
export async function preloadImages(images: readonly SlideImage[]): Promise<void> {
  for (const result of await Promise.allSettled(images.map(loadImage)))
    if (result.status === 'rejected') console.error(result.reason.message);
}
