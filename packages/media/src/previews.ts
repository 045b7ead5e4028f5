import { type PictureFile, pictureNamed } from './pictures.ts';

/**
 * A smaller AVIF of a picture, in one of its widths: `pictureUrl(file, width, 'avif')`, for a page that has no use for the addresses of the
 * other formats. Throws on a name or width that doesn't exist.
 */
export function previewUrl(file: PictureFile, width: number): string {
  if (!pictureNamed(file).widths.includes(width)) throw new Error(`There is no ${file}-${width}.avif.`);
  return new URL(`../assets/images/${file}-${width}.avif`, import.meta.url).href;
}
