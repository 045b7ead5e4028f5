import type { UploadedImage } from '@daybreak/designers';
import type { PieceFiles } from '@daybreak/designers/library';
import { useCallback } from 'react';
import type { Library } from '../../../backend/interfaces/Library.ts';
import { useOptional } from '../../../shared/requests/useOptional.ts';

const failure = "Couldn't load a picture in a piece.";

/** Picture addresses by digest, cached while the page is open. */
const addresses = new Map<string, Promise<string>>();

function addressOf(library: Library, sha256: string): Promise<string> {
  const cachedAddress = addresses.get(sha256);
  if (cachedAddress) return cachedAddress;
  const coming = library.loadPicture(sha256).then((blob) => URL.createObjectURL(blob));
  addresses.set(sha256, coming);
  coming.catch(() => addresses.delete(sha256));
  return coming;
}

/** Returns the pictures that a draft names, from this browser or the library. */
export function usePiecePictures(
  library: Library,
  pictures: PieceFiles,
  browserImages: readonly UploadedImage[],
): readonly UploadedImage[] {
  const load = useCallback(async () => {
    const missing = Object.entries(pictures).filter(
      ([id]) => !browserImages.some((image) => image.id === id),
    );
    const found = missing.map(async ([id, sha256]): Promise<UploadedImage[]> => {
      try {
        return [{ id, name: '', url: await addressOf(library, sha256) }];
      } catch (error) {
        // Draw the piece without it, like any piece whose picture is missing.
        console.warn(failure, error);
        return [];
      }
    });
    return (await Promise.all(found)).flat();
  }, [library, pictures, browserImages]);
  const [brought = []] = useOptional(load, failure);
  return brought.length > 0 ? [...browserImages, ...brought] : browserImages;
}
