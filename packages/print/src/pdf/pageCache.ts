import type { ArtboardSide, ExportSource } from '../types.ts';
import type { Item, Page } from './displayList.ts';
import { packedPaths } from './packedPaths.ts';
import { type ReadPages, readPages } from './readPages.ts';
import { Loaded } from './walk/loaded.ts';

/** The printed sides of a piece. */
export interface PrintedPiece {
  pages: readonly Page[];
  sides: readonly ArtboardSide[];
  /** Language of its words (BCP 47). */
  language: string;
}

export const pieceOf = (pages: readonly Page[], sources: readonly ExportSource[]): PrintedPiece => ({
  pages,
  sides: sources.map(({ side }) => side),
  language: sources[0]?.node.closest<HTMLElement>('[lang]')?.lang || 'en-US',
});

/** The maximum number of pieces. Each takes about 50 kB with a QR code. */
const maxPieces = 400;

const hasPictures = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'picture' || (item.kind === 'group' && hasPictures(item.items)));

/**
 * A cache of pages read during preflight of many pieces, so that a file of all of them doesn't draw them again.
 * Excludes pieces with photographs, because the size of an embedded photograph depends on all pages that show it.
 */
export class KeptPages {
  readonly #loaded = new Loaded();
  readonly #pieces = new WeakMap<object, PrintedPiece>();
  #room = maxPieces;

  /** Reads the mounted sides of a piece, and keeps the result as long as its owner exists. */
  async read(owner: object, sources: readonly ExportSource[]): Promise<ReadPages> {
    const result = await readPages({ sources, loaded: this.#loaded });
    const { pages } = result.list;
    if (result.refusals.length === 0 && this.#room > 0 && !pages.some(({ items }) => hasPictures(items))) {
      this.#room -= 1;
      const packed = pages.map((page) => ({ ...page, items: packedPaths(page.items) }));
      this.#pieces.set(owner, pieceOf(packed, sources));
    }
    return result;
  }

  of(owner: object): PrintedPiece | undefined {
    return this.#pieces.get(owner);
  }
}
