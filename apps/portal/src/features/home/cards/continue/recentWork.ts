import { browserImages, type DraftStore, pieceTypes } from '@daybreak/designers';
import { openOnShelf, unlinkedDrafts } from '@daybreak/designers/library';
import { designerAddress, designerPage } from '../../../../shared/navigation/marketingAddresses.ts';
import { designerName } from '../../../../shared/pieces/designers.ts';
import type { ThumbnailDraft } from '../../../../shared/pieces/PieceThumbnail.tsx';
import { work } from '../messages.ts';

/** As many as fit in one row next to the assistant. */
export const maxTiles = 3;
/** Maximum drafts among them that are only in this browser. */
const maxDrafts = 2;

/** A draft that's stored only in this browser. */
export interface BrowserDraft {
  readonly key: string;
  readonly name: string;
  readonly designer: string;
  /** The kind of material, and where the draft is. */
  readonly details: string;
  /** The draft's address, after `open` has made it the current one. */
  readonly address: string;
  readonly open: () => void;
  readonly read: () => Promise<ThumbnailDraft>;
}

/** Returns this browser's pictures, for drafts stored nowhere else. None if storage is blocked. */
const picturesHere = async () => {
  const images = await browserImages.load().catch(() => []);
  return Object.fromEntries(images.map(({ id }) => [id, '']));
};

/** Returns the drafts that were changed here and don't belong to a piece. */
export const browserDrafts = (store: DraftStore): readonly BrowserDraft[] =>
  pieceTypes
    .flatMap(({ id, title }) => unlinkedDrafts(store, id, title))
    .slice(0, maxDrafts)
    .map(({ key, name, designer, entry }) => ({
      key,
      name,
      designer,
      details: `${designerName(designer)} · ${work.draft}`,
      address: designerAddress(designerPage(designer)),
      open: () => openOnShelf(store, designer, entry),
      read: async () => ({
        draft: store.load(key) as ThumbnailDraft['draft'],
        pictures: await picturesHere(),
      }),
    }));
