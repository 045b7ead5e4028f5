import { useMemo, useState } from 'react';
import type { BrandPicture } from './brandPictures.ts';
import { memoryImages } from './store/imageStore.ts';
import type { TeamPictures } from './team/teamPictures.ts';
import { noImages, type UploadedImage } from './uploadedImage.ts';
import { type ImageLibrary, useImages } from './useImages.ts';

/** The pictures that a user can choose from in addition to the library, and a way to add more. */
export interface PictureSource {
  images: readonly UploadedImage[];
  /** Absent if a piece can only show the library's own files, uncropped. */
  add?: ImageLibrary['add'];
  /** The pictures that the library offers; all of them if absent. */
  choices?: readonly BrandPicture[];
  /** The team's photographs, if the host has any. */
  team?: TeamPictures | undefined;
}

/** The host's pictures. If it doesn't take any, added pictures stay as long as the page is open. */
export function usePictures(
  images: readonly UploadedImage[] = noImages,
  addImages?: ImageLibrary['add'],
  team?: TeamPictures,
): PictureSource {
  const [store] = useState(() => memoryImages());
  const ownImages = useImages(store);
  return useMemo(
    () => ({
      images: ownImages.images.length > 0 ? [...images, ...ownImages.images] : images,
      add: addImages ?? ownImages.add,
      team,
    }),
    [images, addImages, ownImages.images, ownImages.add, team],
  );
}
