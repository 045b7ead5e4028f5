import { useMemo, useState } from 'react';
import { memoryImages } from './imageStore.ts';
import type { LibraryPicture } from './library.ts';
import type { UploadedImage } from './uploadedImage.ts';
import { type ImageLibrary, useImages } from './useImages.ts';

/** The pictures that a person can choose from beside the library, and how more come in. */
export interface PictureSource {
  images: readonly UploadedImage[];
  /** Absent where a piece can only show the library's own files, and these whole. */
  add?: ImageLibrary['add'];
  /** What the library offers; all of it when absent. */
  offered?: readonly LibraryPicture[];
}

const noImages: readonly UploadedImage[] = [];

/** The host's pictures. Where it takes none, those that are added stay as long as the page is open. */
export function usePictures(
  images: readonly UploadedImage[] = noImages,
  addImages?: ImageLibrary['add'],
): PictureSource {
  const [store] = useState(() => memoryImages());
  const own = useImages(store);
  return useMemo(
    () => ({
      images: own.images.length > 0 ? [...images, ...own.images] : images,
      add: addImages ?? own.add,
    }),
    [images, addImages, own.images, own.add],
  );
}
