import { type } from '@daybreak/brand';
import { version } from '../../../package.json';
import { bleedOf, CSS_PX_PER_INCH, copyArtwork, naturalSize } from '../artworkCopy.ts';
import { fileName, sizeName } from '../fileNames.ts';
import {
  type ArtboardSide,
  type ArtboardSize,
  ExportError,
  type ExportedFile,
  type ExportRequest,
} from '../types.ts';
import type { DisplayList, Item } from './displayList.ts';
import { Loaded } from './walk/prepare.ts';
import { refuseCharacters } from './walk/refusals.ts';
import { walkArtwork } from './walk/walk.ts';
import { loadFont } from './write/fonts.ts';
import { type Inks, printInks, screenInks } from './write/inks.ts';
import { lowResolution } from './write/pictures.ts';
import type { Slug } from './write/slug.ts';
import { weightsOf, writePdf } from './write/writePdf.ts';

/** Photographs in a file for the press, and in one for the screen. */
const PRESS = { dpi: 300, quality: 0.9 };
const SCREEN = { dpi: 150, quality: 0.8 };
/** The paper of a `ten-up` sheet. */
const LETTER: ArtboardSize = { width: 8.5, height: 11, unit: 'in', bleed: 0 };

/**
 * One PDF with a page per side: vector text and shapes in four inks, with bleed, and crop marks on request; or a proof in
 * the colours of the screen.
 */
export async function exportPdf(
  request: ExportRequest,
  inks: Inks = request.proof ? screenInks : printInks,
): Promise<ExportedFile[]> {
  const { sources, designer, date, proof, sheet, draft, signal, onProgress } = request;
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
        folds: foldsOf(source.side),
        items: walkArtwork(copy, loaded),
      });
    } finally {
      copy.remove();
    }
  }
  await refuseMissingFonts(list);
  await refuseMissingGlyphs(list);
  const size = sheet ? LETTER : first.side.size;
  const title = request.title.trim() || `${designer} ${sizeName(size)}`;
  const hasMarks = !proof && (request.marks || sheet !== undefined);
  const blob = await writePdf(list, {
    inks,
    pictures: proof ? SCREEN : PRESS,
    paper: sheet ?? (proof || request.bleed === false ? 'trim' : 'bleed'),
    facts: { title, date, version, language: languageOf(first.node) },
    slugs: hasMarks ? sources.map(({ side }) => slugOf(title, date, side)) : undefined,
    draft,
    signal,
    onStep: (fraction, label) => onProgress?.(0.5 + fraction * 0.4, label),
  });
  return [
    {
      name: fileName({
        designer,
        size: sizeName(size),
        side: proof ? 'proof' : undefined,
        date,
        extension: 'pdf',
      }),
      blob,
      note: proof ? undefined : lowResolution(list.pictures),
    },
  ];
}

const slugOf = (title: string, date: Date, { label, size }: ArtboardSide): Slug => ({
  title,
  facts: [
    label,
    size.bleed > 0 ? `${sizeName(size)} + ${size.bleed} in bleed` : sizeName(size),
    date.toISOString().slice(0, 10),
    `brand ${version}`,
  ],
});

const foldsOf = ({ folds = [], size }: ArtboardSide) =>
  folds.map((fold) => fold * (size.unit === 'in' ? CSS_PX_PER_INCH : 1));

const languageOf = (node: HTMLElement) => node.closest<HTMLElement>('[lang]')?.lang || 'en-US';

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
