/**
 * The pictures' files for print, which lie in the repository and in no package: they would be more than all else together. What
 * is built here finds them; an installed package has `printInstalled.ts` in the place of this module.
 */
import { pictureOriginalUrl } from './files.ts';
import { type PictureFile, pictureNamed } from './pictures.ts';

/** The largest JPEG of a picture: its file for print, or the full-size one where it has none. Throws on a name that no picture has. */
export function picturePrintUrl(file: PictureFile): string {
  return pictureNamed(file).print
    ? new URL(`../assets/print/${file}.jpg`, import.meta.url).href
    : pictureOriginalUrl(file);
}
