import { type } from '@daybreak/brand';
import { version } from '../../../package.json';
import { bleedOf, copyArtwork, naturalSize } from '../artworkCopy.ts';
import { fileName, sizeName } from '../fileNames.ts';
import { type ArtboardSide, ExportError, type ExportedFile, type ExportRequest } from '../types.ts';
import type { DisplayList, Item } from './displayList.ts';
import { Loaded } from './walk/prepare.ts';
import { refuseCharacters } from './walk/refusals.ts';
import { walkArtwork } from './walk/walk.ts';
import { loadFont } from './write/fonts.ts';
import { type Inks, printInks } from './write/inks.ts';
import { lowResolution } from './write/pictures.ts';
import { weightsOf, writePdf } from './write/writePdf.ts';

/**
 * One PDF with a page per side: vector text and shapes in four inks, with bleed, and crop marks on request.
 *
 * @param inks `screenInks` makes a proof in the colours of the screen
 */
export async function exportPdf(request: ExportRequest, inks: Inks = printInks): Promise<ExportedFile[]> {
  const { sources, designer, date, title, signal, onProgress } = request;
  const [first] = sources;
  if (!first) throw new ExportError('There is nothing to print yet.');
  await document.fonts.ready;

  const loaded = new Loaded();
  const list: DisplayList = { pages: [], pictures: loaded.pictures };
  for (const [index, source] of sources.entries()) {
    signal?.throwIfAborted();
    onProgress?.((0.5 * index) / sources.length, `Reading ${source.side.label}`);
    const copy = copyArtwork(source);
    try {
      await loaded.load(copy);
      const { size } = source.side;
      list.pages.push({
        ...naturalSize(size),
        bleed: bleedOf(size),
        items: walkArtwork(copy, loaded),
      });
    } finally {
      copy.remove();
    }
  }
  await refuseMissingFonts(list);
  await refuseMissingGlyphs(list);
  const blob = await writePdf(list, {
    inks,
    facts: { title, date, version },
    slugs: request.marks ? sources.map(({ side }) => slugOf(request, side)) : undefined,
    signal,
    onStep: (fraction, label) => onProgress?.(0.5 + fraction * 0.4, label),
  });
  return [
    {
      name: fileName({ designer, size: sizeName(first.side.size), date, extension: 'pdf' }),
      blob,
      note: lowResolution(list.pictures),
    },
  ];
}

const slugOf = ({ title, date }: ExportRequest, { label, size }: ArtboardSide) =>
  [title, label, `${sizeName(size)}, ${size.bleed} in bleed`, date.toISOString().slice(0, 10)].join('  ·  ');

/** Positions were measured in the browser: with a stand-in font on the page they would not fit the font of the file. */
async function refuseMissingFonts({ pages }: DisplayList): Promise<void> {
  for (const weight of new Set(pages.flatMap(({ items }) => weightsOf(items)))) {
    const faces = await document.fonts.load(`${weight} 16px ${type.family}`).catch(() => []);
    if (faces.length === 0)
      throw new ExportError('The fonts of this page are not loaded. Reload the page and try again.');
  }
}

async function refuseMissingGlyphs({ pages }: DisplayList): Promise<void> {
  const missing: string[] = [];
  const visit = async (items: Item[]): Promise<void> => {
    for (const item of items) {
      if (item.kind === 'group') await visit(item.items);
      else if (item.kind === 'text') {
        const { font } = await loadFont(item.weight);
        missing.push(
          ...item.glyphs.map(({ character }) => character).filter((character) => font.glyph(character) === 0),
        );
      }
    }
  };
  for (const { items } of pages) await visit(items);
  refuseCharacters(missing);
}
