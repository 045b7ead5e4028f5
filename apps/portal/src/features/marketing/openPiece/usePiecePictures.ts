import type { UploadedImage } from '@daybreak/designers';
import type { PieceFiles } from '@daybreak/designers/library';
import { useCallback } from 'react';
import type { Library } from '../../../backend/interfaces/Library.ts';
import { loadPiecePictures } from '../../../shared/pieces/piecePictures.ts';
import { useOptional } from '../../../shared/requests/useOptional.ts';

/** Returns the pictures that a draft names, from this browser or the library. */
export function usePiecePictures(
  library: Library,
  pictures: PieceFiles,
  browserImages: readonly UploadedImage[],
): readonly UploadedImage[] {
  const load = useCallback(() => {
    const missing = Object.entries(pictures).filter(
      ([id]) => !browserImages.some((image) => image.id === id),
    );
    return loadPiecePictures(library, Object.fromEntries(missing));
  }, [library, pictures, browserImages]);
  const [brought = []] = useOptional(load, "Couldn't load a picture in a piece.");
  return brought.length > 0 ? [...browserImages, ...brought] : browserImages;
}
