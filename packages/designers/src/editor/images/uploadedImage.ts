import type { TeamCopy } from './team/teamPictures.ts';

/** A picture that the user added. `url` is an object URL of this page. */
export interface UploadedImage {
  id: string;
  name: string;
  url: string;
  /** A smaller copy for viewing, if the picture is larger than any preview: files use the picture itself. */
  preview?: string;
  /** Width divided by height, if known: it's used to keep the focal point away from the edges of the frame. */
  ratio?: number;
  /** True if it was added as a logo: it fills no other slot by default. */
  isLogo?: boolean;
  /** True if it came with a piece, or if the open piece names its pictures: it fills no slot by default either. */
  ofPiece?: boolean;
  /** Present for a copy of a team photo. */
  team?: TeamCopy;
}

export const noImages: readonly UploadedImage[] = [];
export const noPictures = { images: noImages };

/** The stored form. */
export interface StoredImage {
  id: string;
  name: string;
  blob: Blob;
  isLogo?: boolean;
  team?: TeamCopy;
}

/** A refused picture, with a sentence for the user. */
export class ImageRefusedError extends Error {
  override name = 'ImageRefusedError';
}
