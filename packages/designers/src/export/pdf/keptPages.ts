import type { ArtboardSide, ExportSource } from '../types.ts';
import type { Item, Page } from './displayList.ts';
import { packedPaths } from './packedPaths.ts';
import { type ReadPages, readPages } from './readPages.ts';
import { Loaded } from './walk/prepare.ts';

/** The sides of a piece as they are printed. */
export interface PrintedPiece {
  pages: readonly Page[];
  sides: readonly ArtboardSide[];
  /** Of its words (BCP 47). */
  language: string;
}

export const pieceOf = (pages: readonly Page[], sources: readonly ExportSource[]): PrintedPiece => ({
  pages,
  sides: sources.map(({ side }) => side),
  language: sources[0]?.node.closest<HTMLElement>('[lang]')?.lang || 'en-US',
});

/** Some 50 kB each, with a code to scan. */
const mostKept = 400;

const hasPictures = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'picture' || (item.kind === 'group' && hasPictures(item.items)));

/**
 * What was read of many pieces of one look when they were looked at, so that a file of all of them draws none of these again. Not of those
 * with photographs: how large one is embedded follows from all pages that show it.
 */
export class KeptPages {
  readonly #loaded = new Loaded();
  readonly #pieces = new WeakMap<object, PrintedPiece>();
  #room = mostKept;

  /** Reads the mounted sides of a piece, and keeps what it read for as long as `whose` is there. */
  async read(whose: object, sources: readonly ExportSource[]): Promise<ReadPages> {
    const read = await readPages({ sources, loaded: this.#loaded });
    const { pages } = read.list;
    if (read.refusals.length === 0 && this.#room > 0 && !pages.some(({ items }) => hasPictures(items))) {
      this.#room -= 1;
      const packed = pages.map((page) => ({ ...page, items: packedPaths(page.items) }));
      this.#pieces.set(whose, pieceOf(packed, sources));
    }
    return read;
  }

  of(whose: object): PrintedPiece | undefined {
    return this.#pieces.get(whose);
  }
}
