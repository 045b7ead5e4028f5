import { type PictureFile, pictureNamed } from './pictures.ts';

/**
 * A smaller AVIF of a picture, in one of its widths. The same as `pictureUrl(file, width, 'avif')`, for a bundle that has no use for the
 * addresses of the WebP files. Throws on a name or width that doesn't exist.
 */
export function previewUrl(file: PictureFile, width: number): string {
  const { widths } = pictureNamed(file);
  if (!widths.includes(width))
    throw new Error(`There is no ${file}-${width}.avif: it comes ${widths.join(', ')} wide.`);
  return new URL(`../assets/images/${file}-${width}.avif`, import.meta.url).href;
}
