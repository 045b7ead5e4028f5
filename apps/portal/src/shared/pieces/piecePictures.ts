import { browserImages, type UploadedImage } from '@daybreak/designers';
import type { Library } from '../../backend/interfaces/Library.ts';

/** Said of a piece whose pictures aren't all loaded. */
export const noPicture = "Couldn't load a picture in this piece.";

/** Pictures by the id that drafts use, for as long as the page is open: none is read or fetched twice. */
const known = new Map<string, Promise<UploadedImage | undefined>>();
let here: Promise<ReadonlyMap<string, Blob>> | undefined;

/** This browser's pictures. Blocked storage has none. */
const inThisBrowser = () => {
  here ??= browserImages.load().then(
    (images) => new Map(images.map(({ id, blob }) => [id, blob])),
    () => new Map(),
  );
  return here;
};

async function find(library: Library, id: string, sha256: string): Promise<UploadedImage | undefined> {
  try {
    const blob = (await inThisBrowser()).get(id) ?? (await library.loadPicture(sha256));
    return { id, name: '', url: URL.createObjectURL(blob) };
  } catch (error) {
    // The designer's placeholder is shown. The next time the piece is drawn, it's requested again.
    console.warn("Couldn't get a picture in a piece.", error);
    known.delete(id);
    return undefined;
  }
}

/** The pictures in a draft, from this browser or from the library. Leaves out those that couldn't be loaded. */
export async function picturesOf(
  library: Library,
  pictures: Readonly<Record<string, string>>,
): Promise<readonly UploadedImage[]> {
  const found = await Promise.all(
    Object.entries(pictures).map(([id, sha256]) => {
      const asked = known.get(id) ?? find(library, id, sha256);
      known.set(id, asked);
      return asked;
    }),
  );
  return found.filter((image) => image !== undefined);
}
