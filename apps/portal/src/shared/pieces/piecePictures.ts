import { browserImages, type UploadedImage } from '@daybreak/designers';
import type { Library } from '../../backend/interfaces/Library.ts';

/** The message for a piece whose pictures aren't all loaded. */
export const noPicture = "Couldn't load a picture in this piece.";

/** Pictures by their id in drafts, for as long as the page is open: each is fetched only once. */
const cache = new Map<string, Promise<UploadedImage | undefined>>();
let browserPictures: Promise<ReadonlyMap<string, Blob>> | undefined;

/** Opens this browser's pictures. There are none if storage is blocked. */
const inThisBrowser = () => {
  browserPictures ??= browserImages.load().then(
    (images) => new Map(images.map(({ id, blob }) => [id, blob])),
    () => new Map(),
  );
  return browserPictures;
};

async function find(library: Library, id: string, sha256: string): Promise<UploadedImage | undefined> {
  try {
    const blob = (await inThisBrowser()).get(id) ?? (await library.loadPicture(sha256));
    return { id, name: '', url: URL.createObjectURL(blob) };
  } catch (error) {
    // The designer shows its placeholder, and the next drawing requests the picture again.
    console.warn("Couldn't get a picture in a piece.", error);
    cache.delete(id);
    return undefined;
  }
}

/** Returns the pictures in a draft, from this browser or from the library. Leaves out those that couldn't be loaded. */
export async function loadPiecePictures(
  library: Library,
  pictures: Readonly<Record<string, string>>,
): Promise<readonly UploadedImage[]> {
  const found = await Promise.all(
    Object.entries(pictures).map(([id, sha256]) => {
      const picture = cache.get(id) ?? find(library, id, sha256);
      cache.set(id, picture);
      return picture;
    }),
  );
  return found.filter((image) => image !== undefined);
}
