import { type PictureFile, pictureNamed } from './pictures.ts';

/** The full-size JPEG of a picture. Throws on a name that no picture has. */
export function pictureOriginalUrl(file: PictureFile): string {
  pictureNamed(file);
  return new URL(`../assets/images/${file}.jpg`, import.meta.url).href;
}
