import { hostedRoot } from '@daybreak/brand';
import type { PictureFile } from './pictures.ts';

/** The public address of a picture as JPEG, the only format of photographs that every mail client shows. */
export const hostedPicture = (file: PictureFile): string => `${hostedRoot}assets/images/${file}.jpg`;
