import { pictureOriginalUrl } from './originals.ts';
import type { PictureFile } from './pictures.ts';

/** The largest JPEG of a picture in the package: the full-size one. Throws on a name that no picture has. */
export const picturePrintUrl = (file: PictureFile): string => pictureOriginalUrl(file);
