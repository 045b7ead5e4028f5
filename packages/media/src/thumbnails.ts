import { type PictureFile, pictureNamed } from './pictures.ts';

/** A picture's JPEG at 384 × 216 px. Throws on a name that no picture has. */
export function thumbnailUrl(file: PictureFile): string {
  pictureNamed(file);
  return new URL(`../assets/mail/${file}.jpg`, import.meta.url).href;
}
