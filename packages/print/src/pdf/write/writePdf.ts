import { createYielder } from '../../createYielder.ts';
import type { Stamp } from '../../stamp/stamp.ts';
import { type DisplayList, type Item, type Page, textRuns } from '../displayList.ts';
import type { SharedResources } from './content.ts';
import { pieceInfo } from './draftStream.ts';
import { EmbeddedFont } from './embeddedFont.ts';
import { type EmbeddedPicture, embedPicture, type PictureQuality, srgbSpace } from './embedPicture.ts';
import { loadFont } from './fonts.ts';
import type { OutputColors } from './inks.ts';
import { drawMarks, markDistance, markLength, marksMargin, registrationColor } from './marks.ts';
import { type DocumentFacts, infoDictionary, outputIntent, xmpMetadata } from './metadata.ts';
import { dict, nums, PdfFile, ref, textString } from './objects.ts';
import { PageStamp } from './pageStamp.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { drawSlug, type Slug, slugWeight } from './slug.ts';
import { StructureTree } from './structureTree.ts';
import { drawCuts, slugPlaceOf, type TenUp, type TenUpSheet, tenUpSheet, tenUpStructure } from './tenUp.ts';

export interface WriteOptions {
  facts: DocumentFacts;
  inks: OutputColors;
  pictures: PictureQuality;
  /** The size of the paper: with the bleed, or already cut to the trim. */
  paper: 'bleed' | 'trim';
  /** Sheets of ten cards instead of pages. */
  sheets?: readonly TenUp[];
  /** One per page or sheet, printed outside the bleed with the crop marks. Without them, pages have no marks. */
  slugs?: readonly Slug[];
  /** Words across every page. */
  stamp?: Stamp;
  /** JSON stored in the file. */
  draft?: string;
  signal?: AbortSignal;
  onStep?: (fraction: number, label: string) => void;
}

/** Writes a display list as a PDF file. */
export async function writePdf(list: DisplayList, options: WriteOptions): Promise<Blob> {
  const { facts, inks, sheets, slugs, stamp, draft, signal, onStep } = options;
  const file = new PdfFile();
  const fonts = await embedFonts(file, list, Boolean(slugs || stamp));
  const pictures = await embedPictures(file, list, options);
  const shared: SharedResources = { file, inks, fonts, pictures };
  const pageTree = file.reserve();
  // PDF/X-4 allows no annotation inside the bleed (ISO 15930-7, 6.17).
  const tree = new StructureTree(file, inks.stock === undefined);
  const registration = slugs && registrationColor(file);
  const pageStamp = stamp && new PageStamp(stamp, shared);
  const pages: number[] = [];
  const next = createYielder(signal);
  const forms = new Map<Page, number>();
  for (const [index, paper] of (sheets ?? list.pages).entries()) {
    await next();
    const marks = tree.page('isBack' in paper ? tenUpStructure(paper) : paper.structure);
    const sheet =
      'isBack' in paper
        ? tenUpSheet(paper, shared, marks, forms, pageStamp)
        : sheetOf(paper, shared, marks, slugs ? marksMargin : 0, options.paper === 'bleed');
    if (pageStamp && !('isBack' in paper) && 'toPage' in sheet) {
      pageStamp.writeAcross(sheet.content, paper, sheet.toPage);
      if (!slugs) pageStamp.writeOnEdge(sheet);
    }
    const slug = slugs?.[index];
    if (registration && slug) {
      // Marks and slug aren't part of the piece (ISO 32000-1, 14.8.2.2).
      sheet.content.write('/Artifact BMC');
      drawMarksAndSlug(sheet, registration, slug, shared);
      sheet.content.write('EMC');
    }
    const page = writePage(shared, pageTree, sheet, {
      StructParents: marks.key,
      ...tree.annotations(index),
    });
    tree.setPage(index, page, 'toPage' in sheet ? sheet.toPage : undefined);
    pages.push(page);
  }
  for (const font of fonts.values()) font.write();
  file.set(pageTree, dict({ Type: '/Pages', Kids: `[${pages.map(ref).join(' ')}]`, Count: pages.length }));

  const isPrint = inks.stock !== undefined;
  const id = await file.identifier(JSON.stringify(facts));
  const catalog = await writeCatalog(shared, facts, id, { pageTree, tree, draft });
  signal?.throwIfAborted();
  onStep?.(1, 'Writing the PDF');
  return file.build({ Root: catalog, Info: file.add(infoDictionary(facts, isPrint)), id });
}

/** Loads the fonts that the pages, slugs, and stamps use. Their objects are written once all glyphs are known. */
async function embedFonts(
  file: PdfFile,
  { pages }: DisplayList,
  hasSlugOrStamp: boolean,
): Promise<SharedResources['fonts']> {
  const weights = new Set(pages.flatMap(({ items }) => weightsOf(items)));
  if (hasSlugOrStamp) weights.add(slugWeight);
  const fonts: SharedResources['fonts'] = new Map();
  for (const weight of weights) fonts.set(weight, new EmbeddedFont(file, await loadFont(weight)));
  for (const face of new Set(pages.flatMap(({ items }) => facesIn(items))))
    fonts.set(face, new EmbeddedFont(file, face, 'renumbered'));
  return fonts;
}

async function embedPictures(
  file: PdfFile,
  list: DisplayList,
  { pictures: quality, signal, onStep }: WriteOptions,
): Promise<EmbeddedPicture[]> {
  const pictures: EmbeddedPicture[] = [];
  const space = list.pictures.length > 0 ? srgbSpace(file) : '';
  for (const [index, picture] of list.pictures.entries()) {
    signal?.throwIfAborted();
    onStep?.(index / (list.pictures.length + 1), 'Embedding pictures');
    pictures.push(await embedPicture(file, picture, space, quality));
  }
  return pictures;
}

/** Writes a page object and its content stream. Returns the page's number. */
function writePage(
  { file, inks }: SharedResources,
  pageTree: number,
  { content, media, bleed, trim }: Sheet | TenUpSheet,
  structure: Record<string, string | number>,
): number {
  return file.add(
    dict({
      Type: '/Page',
      Parent: ref(pageTree),
      MediaBox: box(media),
      BleedBox: box(bleed),
      TrimBox: box(trim),
      Group: `<</Type /Group /S /Transparency /CS /${inks.space}>>`,
      Resources: content.resources,
      Contents: ref(file.add({ entries: {}, bytes: content.bytes })),
      ...structure,
    }),
  );
}

/** Writes the catalog with the document's metadata, output intent, structure, and draft. Returns its number. */
async function writeCatalog(
  { file, inks: { stock } }: SharedResources,
  facts: DocumentFacts,
  id: string,
  { pageTree, tree, draft }: { pageTree: number; tree: StructureTree; draft: string | undefined },
): Promise<number> {
  const metadata = file.add({
    entries: { Type: '/Metadata', Subtype: '/XML' },
    bytes: new TextEncoder().encode(xmpMetadata(facts, id, stock !== undefined)),
    filter: 'none',
  });
  return file.add(
    dict({
      Type: '/Catalog',
      Pages: ref(pageTree),
      Metadata: ref(metadata),
      OutputIntents: stock && `[${ref(await outputIntent(file, stock))}]`,
      Lang: textString(facts.language),
      MarkInfo: '<</Marked true>>',
      StructTreeRoot: ref(tree.write()),
      PieceInfo: draft === undefined ? undefined : pieceInfo(file, draft, facts.date),
      ViewerPreferences: '<</DisplayDocTitle true>>',
    }),
  );
}

/** Draws what's outside the bleed: crop, fold, or cut marks, and the slug. */
function drawMarksAndSlug(
  sheet: Sheet | TenUpSheet,
  registration: number,
  slug: Slug,
  { fonts }: SharedResources,
): void {
  const font = fonts.get(slugWeight);
  if (!font) throw new Error("The font for slug lines didn't load");
  const { content, trim, bleedWidth, folds } = sheet;
  if ('cards' in sheet) {
    drawCuts(sheet, registration);
    drawSlug(content, registration, slug, slugPlaceOf(sheet), font);
    return;
  }
  drawMarks(sheet, registration);
  const left = trim.left + markDistance;
  drawSlug(
    content,
    registration,
    slug,
    {
      left,
      baseline: trim.bottom - bleedWidth - markDistance - markLength / 3,
      // Between the first two marks.
      maxWidth: (folds[0] ?? trim.right) - markDistance - left,
    },
    font,
  );
}

const box = ({ left, bottom, right, top }: Sheet['media']) => `[${nums([left, bottom, right, top])}]`;

/** The Poppins weights needed. */
export const weightsOf = (items: Item[]): number[] =>
  textRuns(items).flatMap(({ face, weight }) => (face ? [] : [weight]));
const facesIn = (items: Item[]) => textRuns(items).flatMap(({ face }) => face ?? []);
