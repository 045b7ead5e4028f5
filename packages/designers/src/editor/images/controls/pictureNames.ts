import type { SlotPicture } from '../../artwork/PictureSlot.tsx';
import { brandPictureNamed } from '../brandPictures.ts';
import type { TeamCopy } from '../team/teamPictures.ts';
import type { PictureSource } from '../usePictures.ts';

const day = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The credit of a photograph, and its last day. */
export const creditOf = ({ credit, expiresOn }: TeamCopy) =>
  expiresOn ? `Photo: ${credit}. Can be used until ${day(expiresOn)}.` : `Photo: ${credit}.`;

/** Returns the name that the user knows it by: its title in the library, or the file name. */
export function nameOf({ source, alt }: SlotPicture, pictures: PictureSource): string {
  if (!source) return alt;
  if ('library' in source) return brandPictureNamed(source.library)?.title ?? alt;
  return uploadNamed(source.upload, pictures)?.name ?? alt;
}

export const uploadNamed = (upload: string, { images }: PictureSource) =>
  images.find(({ id }) => id === upload);
