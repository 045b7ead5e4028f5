import { type PictureFile, pictures } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { picturePrintUrl } from '@daybreak/media/print';
import type { PictureCopy } from '../artwork/PictureSlot.tsx';

/** A brand picture as the designers offer it. */
export interface LibraryPicture {
  /** First part of its file names: drafts use it as the name. */
  name: PictureFile;
  title: string;
  /** A sentence that describes the picture. */
  shows: string;
  /** Words in texts that it goes with. */
  topics: readonly string[];
  credit: string;
  /** What stays in view when it's cropped, until someone moves it. */
  focus: { readonly x: number; readonly y: number };
  /** Width divided by height. */
  ratio: number;
  /** Of the file for print. */
  pixels: { readonly width: number; readonly height: number };
  /** Addresses: the largest file, which files are made from; a smaller one for viewing; and a small one for lists. */
  url: string;
  preview: string;
  thumbnail: string;
  /** Smaller copies for previews, the smallest first. */
  copies: readonly PictureCopy[];
}

/** The brand's pictures, in the order they're offered. */
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
