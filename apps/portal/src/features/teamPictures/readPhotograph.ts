import { ImageRefusedError, readImage, reducedCopy } from '@daybreak/designers';
import { pictureLimit } from '@daybreak/designers/library';
import { problems as messages } from './messages.ts';

/** Longest side of the copy for lists: twice as wide as a card. */
const smallSide = 640;

export interface Photograph {
  picture: Blob;
  smallCopy?: Blob;
  width: number;
  height: number;
}

/**
 * Reads a chosen file as a photograph, and makes its small copy.
 *
 * @throws {ImageRefusedError} with a sentence for the user.
 */
export async function readPhotograph(file: File): Promise<Photograph> {
  const picture = await readImage(file);
  if (picture.size > pictureLimit)
    throw new ImageRefusedError(messages.tooLarge(file.name, Math.ceil(picture.size / 1024 / 1024)));
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  const smallCopy = (await reducedCopy(picture, smallSide))?.copy;
  return { picture, width, height, ...(smallCopy ? { smallCopy } : {}) };
}
