import { useMemo, useState } from 'react';
import { memoryImages } from '../images/imageStore.ts';
import { type AddedImages, type ImageLibrary, useImages } from '../images/useImages.ts';
import type { Brief } from './designer.ts';

/** The pictures that a person can choose from beside the library, and how more come in. */
export interface PictureSource {
  images: Brief['images'];
  add: (files: Iterable<File>) => Promise<AddedImages>;
}

const noImages: Brief['images'] = [];

/** The host's pictures. Where it takes none, those that are added stay as long as the page is open. */
export function usePictures(
  images: Brief['images'] = noImages,
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
