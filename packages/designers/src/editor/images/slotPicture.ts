import type { Ground } from '@daybreak/media';
import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { type BrandPicture, brandPictures } from './brandPictures.ts';
import { pictureFor } from './pictureFor.ts';
import { type PictureChoice, readPictureValue } from './pictureValue.ts';
import type { UploadedImage } from './uploadedImage.ts';

/** The user's pictures, in order, and what the library offers: all of it by default. */
interface Uploads {
  images: readonly UploadedImage[];
  choices?: readonly BrandPicture[];
}

interface Slot {
  /** The number of the upload that's shown if nothing was chosen, counted from 1. */
  fills: number;
  /** Library name of the picture that's shown if there's no such upload and the words don't call for another. */
  standIn: string;
  /** The words of the piece, the most important first. The stand-in matches their topic. */
  words?: readonly string[];
  /** Library names that the stand-in may not use, because the piece already shows them. */
  exclude?: readonly string[];
  /** True if the stand-in is a portrait-format picture. */
  isPortrait?: boolean;
  /** The background that an illustration is colored for. */
  ground?: Ground;
}

/** The message if the chosen picture isn't here. */
export const pictureMissing =
  "The picture you chose isn't saved in this browser. The piece shows the default picture until you choose another one.";
export const logoMissing =
  "The logo you chose isn't saved in this browser. The piece won't show a logo until you choose another one.";

/** The position of heads in most photographs. */
export const uploadFocus = { x: 0.5, y: 0.3 };

/** Returns the picture of a slot: the chosen one if it's here, else the upload that fills it, else a brand picture. */
export function slotPicture(value: string, uploads: Uploads, slot: Slot): SlotPicture {
  const ownPicture = statedPicture(value, uploads, slot.ground);
  if (ownPicture) return ownPicture;
  const defaultPicture = pictureByDefault(uploads, slot);
  return readPictureValue(value) ? { ...defaultPicture, missing: true } : defaultPicture;
}

type Shown = Pick<
  SlotPicture,
  'url' | 'preview' | 'copies' | 'ratio' | 'pixels' | 'alt' | 'shows' | 'source'
>;

const ofLibrary = (
  { name, urlOn, url, preview, copies, ratio, pixels, shows }: BrandPicture,
  ground: Ground = 'blue',
): Shown => ({
  url: urlOn?.(ground) ?? url,
  preview: urlOn?.(ground) ?? preview,
  copies,
  ratio,
  pixels,
  alt: shows,
  source: { library: name },
});

const ofUpload = ({ id, url, preview, ratio }: UploadedImage, shows?: string): Shown => ({
  url,
  preview,
  ratio,
  alt: shows?.trim() ?? '',
  shows,
  source: { upload: id },
});

/** Returns the picture that a draft's text names, if it's here. */
export function statedPicture(value: string, uploads: Uploads, ground?: Ground): SlotPicture | undefined {
  const choice = readPictureValue(value);
  return choice && chosenPicture(choice, uploads, ground);
}

function chosenPicture(
  { source, focus, scale, shows }: PictureChoice,
  { images, choices = brandPictures }: Uploads,
  ground?: Ground,
): SlotPicture | undefined {
  if ('library' in source) {
    const picture = choices.find(({ name }) => name === source.library);
    return picture && { ...ofLibrary(picture, ground), focus, scale };
  }
  const upload = images.find(({ id }) => id === source.upload);
  return upload && { ...ofUpload(upload, shows), focus, scale };
}

function pictureByDefault({ images, choices }: Uploads, slot: Slot): SlotPicture {
  const { fills, standIn, words = [], exclude, isPortrait, ground } = slot;
  const upload = images.filter(({ isLogo, ofPiece }) => !isLogo && !ofPiece)[fills - 1];
  if (upload) return { ...ofUpload(upload), focus: uploadFocus, scale: 1 };
  const picture = pictureFor(words, standIn, { exclude, isPortrait, choices });
  return { ...ofLibrary(picture, ground), focus: picture.focus, scale: 1 };
}
