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
    known: PieceFiles,
  ): Promise<{ files: PieceFiles; refused: ReadonlyMap<string, string> }>;
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
  own: ImageStore;
  /** Storage for the pieces' pictures. */
  kept: ImageStore;
  onChange: () => void;
}

/** Manages the pictures of pieces. They don't fill slots automatically, and have their own list. */
export function piecePictures({ store, own, kept, onChange }: Places): PiecePictures {
  const shown = new Map<string, UploadedImage>();
  let list: readonly UploadedImage[] = [];
  const show = (images: readonly StoredImage[]) => {
    for (const { id, name, blob } of images)
      if (!shown.has(id)) shown.set(id, { id, name, url: URL.createObjectURL(blob), ofPiece: true });
    if (shown.size === list.length) return;
    list = [...shown.values()];
    onChange();
  };
  const readFrom = (images: ImageStore): Promise<readonly StoredImage[]> =>
    images.load().catch((error: unknown) => {
      console.warn("Couldn't read this browser's pictures.", error);
      return [];
    });
  void readFrom(kept).then(show);

  return {
    images: () => list,
    async uploads() {
      return (await readFrom(own))
        .filter(({ id, isLogo }) => !isLogo && !teamPictureOf(id))
        .map(({ id }) => id);
    },
    async send(draft, known) {
      const files: Record<string, string> = {};
      const refused = new Map<string, string>();
      const missing = [...uploadsIn(draft)].filter((id) => {
        const sha = known[id];
        if (sha) files[id] = sha;
        return !sha;
      });
      if (missing.length === 0) return { files, refused };
      const here = [...(await readFrom(own)), ...(await readFrom(kept))];
      for (const id of missing) {
        const picture = here.find((image) => image.id === id);
        // If this browser doesn't have it either, the designer shows it as missing.
        if (!picture) continue;
        try {
          files[id] = await store.storePicture(picture.blob);
        } catch (error) {
          if (!(error instanceof PieceStoreError) || error.kind !== 'refused') throw error;
          refused.set(id, error.message);
        }
      }
      return { files, refused };
    },
    async fetch(draft, files) {
      const wanted = [...uploadsIn(draft)].filter((id) => files[id] && !shown.has(id));
      if (wanted.length === 0) return;
      const mine = new Set((await readFrom(own)).map(({ id }) => id));
      const brought: StoredImage[] = [];
      for (const id of wanted) {
        const sha = files[id];
        if (sha && !mine.has(id))
          brought.push({ id, name: 'Picture of the piece', blob: await store.loadPicture(sha) });
      }
      if (brought.length === 0) return;
      show(brought);
      const before = (await readFrom(kept)).filter(({ id }) => !brought.some((each) => each.id === id));
      await kept.save([...before, ...brought]).catch((error: unknown) => {
        console.warn('The pictures of a piece are lost when you leave the page.', error);
      });
    },
    stop() {
      for (const { url } of shown.values()) URL.revokeObjectURL(url);
      shown.clear();
    },
  };
}
