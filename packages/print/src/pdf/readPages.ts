import { pxPerUnit } from '../artboardSize.ts';
import { bleedOf, copyArtwork, naturalSize } from '../artworkCopy.ts';
import { createYielder } from '../createYielder.ts';
import { facesOf, refuseMissingFonts } from '../raster/fontFaces.ts';
import { type ArtboardSide, ExportError, type ExportRequest, type ExportSource } from '../types.ts';
import type { MissingCharacter } from '../words/characterNames.ts';
import { shownTexts } from '../words/shownTexts.ts';
import { checkOverlaps } from './checkOverlaps.ts';
import { checkWalkedWords } from './checkWords.ts';
import type { DisplayList, Item, Page } from './displayList.ts';
import { Loaded } from './walk/loaded.ts';
import { refuseCharacters } from './walk/refusals.ts';
import { walkArtwork } from './walk/walkArtwork.ts';
import { missingGlyphs } from './write/fonts.ts';
import { weightsOf } from './write/writePdf.ts';

export interface ReadPages {
  /** The content of the file. A rejected side has no page. */
  list: DisplayList;
  /** The page of each source, in order. */
  pages: readonly (Page | undefined)[];
  /** Reasons that the file can't be made, one sentence each. Empty if it can. */
  refusals: ExportError[];
}

/**
 * Reads the pages that a print PDF draws, and everything it refuses to draw. Both preflight and export read pages here, so a piece that
 * passes preflight isn't rejected by the export.
 */
export async function readPages({
  sources,
  signal,
  onProgress,
  loaded = new Loaded(),
}: Pick<ExportRequest, 'signal' | 'onProgress'> & {
  sources: readonly ExportSource[];
  /** Files loaded for earlier pages, shared by a file that contains all of them. */
  loaded?: Loaded;
}): Promise<ReadPages> {
  const refusals: ExportError[] = [];
  const collect = async (read: () => Promise<void>) => {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      refusals.push(error);
    }
  };
  const pages: (Page | undefined)[] = [];
  const next = createYielder(signal);
  for (const [index, source] of sources.entries()) {
    await next();
    signal?.throwIfAborted();
    onProgress?.(index / sources.length, `Reading ${source.side.label}`);
    await collect(async () => {
      await facesOf(source.node);
      const copy = copyArtwork(source);
      // All from the same moment, because the user may keep typing.
      const texts = shownTexts(source.node);
      try {
        await loaded.load(copy);
        const { size } = source.side;
        const { items, structure } = walkArtwork(copy, loaded);
        checkWalkedWords(texts, items);
        await checkOverlaps(items);
        pages[index] = {
          ...naturalSize(size),
          bleed: bleedOf(size),
          folds: foldsOf(source.side),
          items,
          structure,
        };
      } finally {
        copy.remove();
      }
    });
  }
  const list: DisplayList = {
    pages: pages.filter((page) => page !== undefined),
    pictures: loaded.pictures,
  };
  await collect(() => refuseMissingFonts(list.pages.flatMap(({ items }) => weightsOf(items))));
  await collect(() => refuseMissingGlyphs(list));
  return { list, pages, refusals };
}

const foldsOf = ({ folds = [], size }: ArtboardSide) => folds.map((fold) => fold * pxPerUnit(size));

async function refuseMissingGlyphs({ pages }: DisplayList): Promise<void> {
  const missingCharacters: MissingCharacter[] = [];
  const visit = async (items: Item[]): Promise<void> => {
    for (const item of items) {
      if (item.kind === 'group') await visit(item.items);
      else if (item.kind === 'text' && !item.face) {
        const characters = item.glyphs.map(({ character }) => character);
        const lacks = new Set(await missingGlyphs(item.weight, characters));
        for (const [index, character] of characters.entries())
          if (lacks.has(character))
            missingCharacters.push({ character, before: characters.slice(0, index).join('') });
      }
    }
  };
  for (const { items } of pages) await visit(items);
  refuseCharacters(missingCharacters);
}
