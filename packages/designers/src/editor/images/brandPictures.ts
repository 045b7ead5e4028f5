import {
  type Ground,
  type IllustrationFile,
  illustrationFiles,
  illustrationName,
  illustrationTopics,
  type PictureFile,
  pictures,
} from '@daybreak/media';
import { illustrationUrl } from '@daybreak/media/illustrations';
import { previewUrl } from '@daybreak/media/previews';
import { picturePrintUrl } from '@daybreak/media/print';
import type { PictureCopy } from '../artwork/PictureSlot.tsx';

/** A brand picture as the designers offer it: a photograph, or an illustration in the colors of the piece. */
export interface BrandPicture {
  /** The name in drafts: the first part of a photograph's file names; for an illustration, `drawn-` and that part. */
  name: PictureFile | `drawn-${IllustrationFile}`;
  title: string;
  /** A sentence that describes the picture. */
  shows: string;
  /** Words in texts that it matches. An illustration only has those that no photograph has. */
  topics: readonly string[];
  credit: string;
  /** The point that stays in view when it's cropped, until someone moves it. */
  focus: { readonly x: number; readonly y: number };
  /** Width divided by height. */
  ratio: number;
  /** The size of the file for print. Absent for illustrations, which are sharp at any size. */
  pixels?: { readonly width: number; readonly height: number };
  /** Addresses: the largest file, which files are made from; a smaller one for viewing; and a small one for lists. */
  url: string;
  preview: string;
  thumbnail: string;
  /** Smaller copies for previews, the smallest first. */
  copies?: readonly PictureCopy[];
  /** The address of an illustration for a ground; `url` is the one for `blue`. */
  urlOn?: (ground: Ground) => string;
}

const photographs: readonly BrandPicture[] = pictures.map(
  ({ file, name, alt, topics, credit, focus, width, height, widths, print }) => ({
    name: file,
    title: name,
    shows: alt,
    topics,
    credit,
    focus,
    ratio: width / height,
    pixels: print,
    url: picturePrintUrl(file),
    preview: previewUrl(file, 960),
    thumbnail: previewUrl(file, Math.min(...widths)),
    copies: widths.map((width) => ({ url: previewUrl(file, width), width })),
  }),
);

const illustrations: readonly BrandPicture[] = illustrationFiles.map((file) => {
  const urlOn = (ground: Ground) => illustrationUrl(file, ground);
  const url = urlOn('blue');
  const title = illustrationName(file);
  return {
    name: `drawn-${file}`,
    title,
    shows: `Drawing: ${title.toLowerCase()}`,
    topics: illustrationTopics[file].split(' '),
    credit: 'Daybreak',
    focus: { x: 0.5, y: 0.5 },
    ratio: 3 / 2,
    url,
    preview: url,
    thumbnail: url,
    urlOn,
  };
});

/** The brand's pictures, in the order they're offered: photographs, then illustrations. */
export const brandPictures: readonly BrandPicture[] = [...photographs, ...illustrations];

export const brandPictureNamed = (name: string): BrandPicture | undefined =>
  brandPictures.find((picture) => picture.name === name);

export const isDrawn = ({ urlOn }: BrandPicture): boolean => urlOn !== undefined;

/**
 * Returns whether emails can show it. Email apps draw no vectors and don't crop, so a portrait picture would fill the
 * screen.
 */
export const fitsMail = (picture: BrandPicture): boolean => !isDrawn(picture) && picture.ratio > 1;

/** Returns whether a picture's print file has this many pixels on its shorter side. */
export const printsFrom =
  (least: number) =>
  ({ pixels }: BrandPicture): boolean =>
    !pixels || Math.min(pixels.width, pixels.height) >= least;

/** Returns the ground of an illustration in a piece: the one that contrasts with the piece's own. */
export const groundFor = (theme: string | undefined): Ground => (theme === 'white' ? 'blue' : 'night');
