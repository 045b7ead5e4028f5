import { version } from '../../package.json';
import { lengthIn } from '../artboardSize.ts';
import { sizeName } from '../files/fileNames.ts';
import { plannedPdf, tenUpPaper } from '../files/filePlan.ts';
import { pictureNote } from '../preflight/pictureRules.ts';
import { placedPictures } from '../preflight/placedPictures.ts';
import { loadStamp } from '../stamp/stamp.ts';
import {
  type ArtboardSide,
  ExportError,
  type ExportedFile,
  type ExportRequest,
  type ExportSource,
} from '../types.ts';
import { checkPrintedWords } from './checkWords.ts';
import type { DisplayList, Page } from './displayList.ts';
import { readPages } from './readPages.ts';
import { inksOn, type OutputColors, printInks, screenInks } from './write/inks.ts';
import type { Slug } from './write/slug.ts';
import { coated, uncoated } from './write/stocks/stocks.ts';
import { collateSheets, repeatCards } from './write/tenUp.ts';
import { writePdf } from './write/writePdf.ts';

/** Photograph quality in a file for the press, and in one for the screen. */
const pressQuality = { dpi: 300, quality: 0.9, keepsFiles: true };
const screenQuality = { dpi: 150, quality: 0.8, keepsFiles: false };
/**
 * Makes one PDF with a page per side: vector text and shapes in four inks, with bleed, and crop marks on request. Or a proof in screen
 * colors.
 */
export async function exportPdf(request: ExportRequest, inks?: OutputColors): Promise<ExportedFile[]> {
  const { sources, signal, onProgress } = request;
  const [first] = sources;
  if (!first) throw new ExportError("There's nothing to print yet.");
  const { list, refusals } = await readPages({
    sources,
    signal,
    onProgress: (fraction, label) => onProgress?.(0.5 * fraction, label),
  });
  if (refusals[0]) throw refusals[0];
  return [
    await writeCheckedPdf(
      list,
      {
        ...request,
        brand: first.brand,
        sides: sources.map(({ side }) => side),
        language: languageOf(first.node),
        onProgress: (fraction, label) => onProgress?.(0.5 + 0.5 * fraction, label),
      },
      inks,
    ),
  ];
}

interface Printing extends Omit<ExportRequest, 'sources'> {
  /** The side of each page. */
  sides: readonly ArtboardSide[];
  /** Number of sides per card when a sheet contains many cards. Without it, each page fills its own sheets. */
  sidesOfEach?: number;
  /** Language of the document (BCP 47). */
  language: string;
  /** The version of the brand that the pages are drawn in. */
  brand?: ExportSource['brand'];
}

/** Writes pages to a file, and reads its words back to check them. */
export async function writeCheckedPdf(
  list: DisplayList,
  request: Printing,
  inks?: OutputColors,
): Promise<ExportedFile> {
  const { sides, sidesOfEach, language, designer, date, proof, sheet, draft, identity, signal, onProgress } =
    request;
  const [first] = sides;
  if (!first) throw new ExportError("There's nothing to print yet.");
  const size = sheet ? tenUpPaper(first.size) : first.size;
  const lines = linesOf(request.title);
  const title = lines.join(' ') || `${designer} ${sizeName(size)}`;
  const sheets = sheet && (sidesOfEach ? collateSheets(list.pages, sidesOfEach) : repeatCards(list.pages));
  const hasMarks = !proof && (request.marks || sheet !== undefined);
  const stamp = request.stamp ? await loadStamp(request.stamp) : undefined;
  const slugsOn = (shownSides: readonly ArtboardSide[]) =>
    shownSides.map((side, index) =>
      slugOf(
        lines.join(' / ') || title,
        request,
        side,
        sidesOfEach && `sheet ${index + 1} of ${shownSides.length}`,
        stamp?.words,
      ),
    );
  const blob = await writePdf(list, {
    inks: inks ?? (await inksFor(request)),
    pictures: proof ? screenQuality : pressQuality,
    paper: proof || request.bleed === false ? 'trim' : 'bleed',
    ...(sheets ? { sheets } : {}),
    facts: { title, date, version, language, identity },
    slugs: hasMarks
      ? slugsOn(sheets && sidesOfEach ? sheets.map(({ isBack }) => sides[isBack ? 1 : 0] ?? first) : sides)
      : undefined,
    stamp,
    draft,
    signal,
    onStep: (fraction, label) => onProgress?.(fraction * 0.8, label),
  });
  onProgress?.(0.9, 'Checking the text');
  await checkPrintedWords(sheets ? sheets.map(({ pages }) => pages) : list.pages.map((page) => [page]), blob);
  signal?.throwIfAborted();
  return {
    ...plannedPdf({ ...request, sides: sheets ? sides.slice(0, sheets.length) : sides }),
    blob,
    note: proof
      ? undefined
      : pictureNote(
          sides.map(({ label, size }, index) => ({
            side: label,
            size,
            pictures: placedPictures(list.pages[index] as Page, list),
          })),
        ),
  };
}

/** The lines of a multi-line title. Document titles and slugs have no line breaks. */
const linesOf = (title: string) =>
  title
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

async function inksFor({
  proof,
  stock,
  brand,
}: Pick<Printing, 'proof' | 'stock' | 'brand'>): Promise<OutputColors> {
  if (proof) return screenInks;
  if (stock === 'uncoated') return inksOn(await uncoated(), brand?.colors);
  return brand ? inksOn(coated, brand.colors) : printInks;
}

const slugOf = (
  title: string,
  { date, stock, brand }: Pick<Printing, 'date' | 'stock' | 'brand'>,
  { label, size }: ArtboardSide,
  sheet?: string | 0,
  stamp?: string,
): Slug => ({
  title,
  facts: [
    ...(stamp ? [stamp] : []),
    label,
    ...(sheet ? [sheet] : []),
    ...(stock === 'uncoated' ? ['uncoated paper'] : []),
    size.bleed > 0 ? `${sizeName(size)} + ${lengthIn(size, size.bleed)} bleed` : sizeName(size),
    date.toISOString().slice(0, 10),
    `brand ${brand?.id ?? version}`,
  ],
});

const languageOf = (node: HTMLElement) => node.closest<HTMLElement>('[lang]')?.lang || 'en-US';
