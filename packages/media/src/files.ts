// Addresses of the package's pictures, for pages that show or offer them. The bundler finds the files by these patterns
// and gives each one an address; without a bundler they're next to this module.
import { type PictureFile, pictureNamed } from './pictures.ts';
import { previewUrl } from './previews.ts';

export { pictureOriginalUrl } from './originals.ts';
export { thumbnailUrl } from './thumbnails.ts';

export type PictureFormat = 'avif' | 'webp';

/** A smaller version of a picture, in one of its widths. Throws on a name, width or format that doesn't exist. */
export function pictureUrl(file: PictureFile, width: number, format: PictureFormat): string {
  const { widths } = pictureNamed(file);
  if (!widths.includes(width) || !['avif', 'webp'].includes(format))
    throw new Error(
      `There is no ${file}-${width}.${format}: it comes ${widths.join(', ')} wide, as avif and webp.`,
    );
  return format === 'avif'
    ? previewUrl(file, width)
    : new URL(`../assets/images/${file}-${width}.webp`, import.meta.url).href;
}
