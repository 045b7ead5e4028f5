import { hostedRoot } from '@daybreak/brand';
import type { PictureFile } from './pictures.ts';

/** The public address of a picture as JPEG, the only format of photographs that every mail client shows. */
export const hostedPicture = (file: PictureFile): string => `${hostedRoot}assets/images/${file}.jpg`;

/** The public address of a picture in 384 × 216 px, cropped about its focal point: small enough for every mail that somebody writes. */
export const hostedThumbnail = (file: PictureFile): string => `${hostedRoot}assets/mail/${file}.jpg`;
