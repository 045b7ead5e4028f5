import type { UploadedImage } from '@daybreak/designers';
import type { PieceFiles } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';
import type { Library } from '../../../backend/interfaces/Library.ts';

/** Picture addresses by digest, cached while the page is open. */
const addresses = new Map<string, Promise<string>>();

function addressOf(library: Library, sha256: string): Promise<string> {
  const known = addresses.get(sha256);
  if (known) return known;
  const coming = library.loadPicture(sha256).then((blob) => URL.createObjectURL(blob));
  addresses.set(sha256, coming);
  coming.catch(() => addresses.delete(sha256));
  return coming;
}

/** Returns the pictures that a draft names, from this browser or the library. */
export function usePiecePictures(
  library: Library,
  pictures: PieceFiles,
  here: readonly UploadedImage[],
): readonly UploadedImage[] {
  const [brought, setBrought] = useState<readonly UploadedImage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const missing = Object.entries(pictures).filter(([id]) => !here.some((image) => image.id === id));
    Promise.all(
      missing.map(async ([id, sha256]): Promise<UploadedImage[]> => {
        try {
          return [{ id, name: '', url: await addressOf(library, sha256) }];
        } catch (error) {
          // Draw the piece without it, like any piece whose picture is missing.
          console.warn("Couldn't load a picture in a piece.", error);
          return [];
        }
      }),
    ).then((all) => isCurrent && setBrought(all.flat()));
    return () => {
      isCurrent = false;
    };
  }, [library, pictures, here]);
  return brought.length > 0 ? [...here, ...brought] : here;
}
