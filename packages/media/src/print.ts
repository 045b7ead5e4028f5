// The pictures' print files, which are in the repository but not in any package: they'd be larger than everything else
// together. Builds in this repository find them; an installed package has `printInstalled.ts` instead of this module.
import { type PictureFile, pictureNamed } from './pictures.ts';

/** A picture's largest JPEG: its print file. Throws on a name that no picture has. */
export function picturePrintUrl(file: PictureFile): string {
  pictureNamed(file);
  return new URL(`../assets/print/${file}.jpg`, import.meta.url).href;
}
