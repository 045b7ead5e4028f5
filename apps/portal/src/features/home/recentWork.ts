import { browserImages, type DraftStore } from '@daybreak/designers';
import { openOnShelf, unlinkedDrafts } from '@daybreak/designers/library';
import type { ThumbnailDraft } from '../library/PieceThumbnail.tsx';
import { pieceAddress } from '../library/pieceAddress.ts';
import { draftDesigners } from '../piece/draftDesigners.ts';

/** As many as one row of a wide screen holds. */
export const mostWork = 4;
/** Drafts that are only in this browser, among them. */
const mostDrafts = 2;

/** A draft that is kept in this browser alone. */
export interface BrowserDraft {
  readonly key: string;
  readonly name: string;
  readonly designer: string;
  /** Where it is opened, once `open` has put it in front of the others. */
  readonly address: string;
  readonly open: () => void;
  readonly read: () => Promise<ThumbnailDraft>;
}

/** Pictures of this browser, as a draft that is nowhere else may show them. Blocked storage holds none. */
const picturesHere = async () => {
  const images = await browserImages.load().catch(() => []);
  return Object.fromEntries(images.map(({ id }) => [id, '']));
};

/** Drafts that somebody has changed here and that no piece stands behind. */
export const browserDrafts = (store: DraftStore): readonly BrowserDraft[] =>
  draftDesigners
    .flatMap(({ id, title }) => unlinkedDrafts(store, id, title))
    .slice(0, mostDrafts)
    .map(({ key, name, designer, entry }) => ({
      key,
      name,
      designer,
      address: addressOf(designer),
      open: () => openOnShelf(store, designer, entry),
      read: async () => ({
        draft: store.load(key) as ThumbnailDraft['draft'],
        pictures: await picturesHere(),
      }),
    }));

/** The page of a designer, without a piece to open. */
function addressOf(designer: string): string {
  const [path = '', search] = pieceAddress({ id: '', designer }).split('?');
  const type = new URLSearchParams(search).get('type') ?? '';
  return `${path}?${new URLSearchParams({ type })}`;
}
