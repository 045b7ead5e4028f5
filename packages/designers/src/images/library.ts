import { type PictureFile, pictures } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { picturePrintUrl } from '@daybreak/media/print';
import type { PictureCopy } from '../artwork/PictureSlot.tsx';

/** A picture of the brand as the designers offer it. */
export interface LibraryPicture {
  /** First part of its files' names: what drafts name it by. */
  name: PictureFile;
  title: string;
  /** A sentence of what is to be seen. */
  shows: string;
  /** Words of texts that it goes with. */
  topics: readonly string[];
  credit: string;
  /** What stays in view when it is cropped, before anybody moves it. */
  focus: { readonly x: number; readonly y: number };
  /** Width by height. */
  ratio: number;
  /** Of the file for print. */
  pixels: { readonly width: number; readonly height: number };
  /** Addresses: of the largest file, which files are made of, of a smaller one to look at, and of a small one for lists. */
  url: string;
  preview: string;
  thumbnail: string;
  /** Smaller copies for previews, the smallest first. */
  copies: readonly PictureCopy[];
}

/** The brand's pictures, in the order in which they are offered. */
export const library: readonly LibraryPicture[] = pictures.map(
  ({ file, name, alt, topics, credit, focus, width, height, widths, print }) => ({
    name: file,
    title: name,
    shows: alt,
    topics,
    credit,
    focus,
    ratio: width / height,
    pixels: print ?? { width, height },
    url: picturePrintUrl(file),
    preview: pictureUrl(file, 960, 'avif'),
    thumbnail: pictureUrl(file, Math.min(...widths), 'webp'),
    copies: widths.map((width) => ({ url: pictureUrl(file, width, 'avif'), width })),
  }),
);

export const inLibrary = (name: string): LibraryPicture | undefined =>
  library.find((picture) => picture.name === name);
