import { hostedRoot } from '@daybreak/brand';
import type { PictureFile } from './pictures.ts';

/** The public address of a picture as JPEG, the only photo format that every mail client shows. */
export const hostedPicture = (file: PictureFile): string => `${hostedRoot}assets/images/${file}.jpg`;

/** The public address of a picture at 384 × 216 px, cropped around its focal point: small enough for any email. */
export const hostedThumbnail = (file: PictureFile): string => `${hostedRoot}assets/mail/${file}.jpg`;
