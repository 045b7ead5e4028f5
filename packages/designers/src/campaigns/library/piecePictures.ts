import { readOverride } from '../../editor/fields/sizeOverrides.ts';
import { readPictureValue } from '../../editor/images/pictureValue.ts';
import type { ImageStore } from '../../editor/images/store/imageStore.ts';
import { teamPictureOf } from '../../editor/images/team/teamPictures.ts';
import type { StoredImage, UploadedImage } from '../../editor/images/uploadedImage.ts';
import { type PieceDraft, type PieceFiles, type PieceStore, PieceStoreError } from './pieceStore.ts';

export interface PiecePictures {
  /**
   * Other people's pictures in pieces: for designers, after the user's own. The same array until the pictures change.
   */
  images(): readonly UploadedImage[];
  /** Ids of the user's own pictures that fill slots automatically, in order. */
  uploads(): Promise<readonly string[]>;
  /**
   * Stores the pictures that a draft names and the store doesn't have. Returns the reason for each refused one, by id.
   */
  send(
    draft: PieceDraft,
    sentFiles: PieceFiles,
  ): Promise<{ files: PieceFiles; refusals: ReadonlyMap<string, string> }>;
  /** Fetches the pictures that a draft names and this browser doesn't have. */
  fetch(draft: PieceDraft, files: PieceFiles): Promise<void>;
  stop(): void;
}

/** The id of the upload that a draft's value names. */
export function uploadIn(value: string): string | undefined {
  const source = readPictureValue(readOverride(value) ?? value)?.source;
  return source && 'upload' in source ? source.upload : undefined;
}

const uploadsIn = (draft: PieceDraft): ReadonlySet<string> =>
  new Set(Object.values(draft).flatMap((value) => uploadIn(value) ?? []));

interface Places {
  store: PieceStore;
  /** The user's own pictures: read, and never changed. */
  userImages: ImageStore;
  /** Storage for the pieces' pictures. */
  pieceImages: ImageStore;
  onChange: () => void;
}

/** Manages the pictures of pieces. They don't fill slots automatically, and have their own list. */
export function piecePictures({ store, userImages, pieceImages, onChange }: Places): PiecePictures {
  const imagesById = new Map<string, UploadedImage>();
  let list: readonly UploadedImage[] = [];
  const show = (images: readonly StoredImage[]) => {
    for (const { id, name, blob } of images)
      if (!imagesById.has(id))
        imagesById.set(id, { id, name, url: URL.createObjectURL(blob), ofPiece: true });
    if (imagesById.size === list.length) return;
    list = [...imagesById.values()];
    onChange();
  };
  const readFrom = (images: ImageStore): Promise<readonly StoredImage[]> =>
    images.load().catch((error: unknown) => {
      console.warn("Couldn't read this browser's pictures.", error);
      return [];
    });
  void readFrom(pieceImages).then(show);

  return {
    images: () => list,
    async uploads() {
      return (await readFrom(userImages))
        .filter(({ id, isLogo }) => !isLogo && !teamPictureOf(id))
        .map(({ id }) => id);
    },
    async send(draft, sentFiles) {
      const files: Record<string, string> = {};
      const refusals = new Map<string, string>();
      const missingIds = [...uploadsIn(draft)].filter((id) => {
        const sha = sentFiles[id];
        if (sha) files[id] = sha;
        return !sha;
      });
      if (missingIds.length === 0) return { files, refusals };
      const storedImages = [...(await readFrom(userImages)), ...(await readFrom(pieceImages))];
      for (const id of missingIds) {
        const picture = storedImages.find((image) => image.id === id);
        // If this browser doesn't have it either, the designer shows it as missing.
        if (!picture) continue;
        try {
          files[id] = await store.storePicture(picture.blob);
        } catch (error) {
          if (!(error instanceof PieceStoreError) || error.kind !== 'refused') throw error;
          refusals.set(id, error.message);
        }
      }
      return { files, refusals };
    },
    async fetch(draft, files) {
      const missingIds = [...uploadsIn(draft)].filter((id) => files[id] && !imagesById.has(id));
      if (missingIds.length === 0) return;
      const userImageIds = new Set((await readFrom(userImages)).map(({ id }) => id));
      const fetchedImages: StoredImage[] = [];
      for (const id of missingIds) {
        const sha = files[id];
        if (sha && !userImageIds.has(id))
          fetchedImages.push({ id, name: 'Picture of the piece', blob: await store.loadPicture(sha) });
      }
      if (fetchedImages.length === 0) return;
      show(fetchedImages);
      const otherImages = (await readFrom(pieceImages)).filter(
        ({ id }) => !fetchedImages.some((each) => each.id === id),
      );
      await pieceImages.save([...otherImages, ...fetchedImages]).catch((error: unknown) => {
        console.warn('The pictures of a piece are lost when you leave the page.', error);
      });
    },
    stop() {
      for (const { url } of imagesById.values()) URL.revokeObjectURL(url);
      imagesById.clear();
    },
  };
}
