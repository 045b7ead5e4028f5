import type { DisplayList, Item, Matrix, Page } from '../displayList.ts';
import { rectPath } from '../geometry.ts';
import { Content, type Shared } from './content.ts';
import { EmbeddedFont } from './embeddedFont.ts';
import { loadFont } from './fonts.ts';
import { type Inks, printInks } from './inks.ts';
import { drawMarks, MARKS_MARGIN, registrationColor } from './marks.ts';
import { type DocumentFacts, infoDictionary, outputIntent, xmpMetadata } from './metadata.ts';
import { dict, nums, PdfFile, ref, textString } from './objects.ts';
import { embedPicture, srgbSpace } from './pictures.ts';

const POINTS_PER_PX = 0.75;
const SLUG_WEIGHT = 400;

export interface WriteOptions {
  facts: DocumentFacts;
  inks: Inks;
  /** One line per page, printed outside the bleed with the crop marks. */
  slugs?: string[];
  signal?: AbortSignal;
  onStep?: (fraction: number, label: string) => void;
}

/** Writes a display list as a PDF file. */
export async function writePdf(list: DisplayList, options: WriteOptions): Promise<Blob> {
  const { facts, inks, slugs, signal, onStep } = options;
  const file = new PdfFile();
  const weights = new Set(list.pages.flatMap(({ items }) => weightsOf(items)));
  if (slugs) weights.add(SLUG_WEIGHT);
  const fonts = new Map<number, EmbeddedFont>();
  for (const weight of weights) fonts.set(weight, new EmbeddedFont(file, await loadFont(weight)));

  const pictures: number[] = [];
  const space = list.pictures.length > 0 ? srgbSpace(file) : '';
  for (const [index, picture] of list.pictures.entries()) {
    signal?.throwIfAborted();
    onStep?.(index / (list.pictures.length + 1), 'Embedding pictures');
    pictures.push(await embedPicture(file, picture, space));
  }

  const shared: Shared = { file, inks, fonts, pictures };
  const parent = file.reserve();
  const all = slugs && registrationColor(file);
  const pages = list.pages.map((page, index) => {
    const margin = slugs ? MARKS_MARGIN : 0;
    const { content, boxes } = pageContent(page, shared, margin);
    const font = fonts.get(SLUG_WEIGHT);
    if (all && font) drawMarks(content, all, boxes.trim, boxes.bleedWidth, slugs?.[index] ?? '', font);
    return file.add(
      dict({
        Type: '/Page',
        Parent: ref(parent),
        MediaBox: `[${nums(boxes.media)}]`,
        BleedBox: `[${nums(boxes.bleed)}]`,
        TrimBox: `[${nums([boxes.trim.left, boxes.trim.bottom, boxes.trim.right, boxes.trim.top])}]`,
        Group: `<</Type /Group /S /Transparency /CS /${inks.space}>>`,
        Resources: content.resources,
        Contents: ref(file.add({ entries: {}, bytes: content.bytes })),
      }),
    );
  });
  for (const font of fonts.values()) font.write();
  file.set(parent, dict({ Type: '/Pages', Kids: `[${pages.map(ref).join(' ')}]`, Count: pages.length }));

  const isPrint = inks === printInks;
  const id = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  const metadata = file.add({
    entries: { Type: '/Metadata', Subtype: '/XML' },
    bytes: new TextEncoder().encode(xmpMetadata(facts, id, isPrint)),
    filter: 'none',
  });
  const catalog = file.add(
    dict({
      Type: '/Catalog',
      Pages: ref(parent),
      Metadata: ref(metadata),
      OutputIntents: isPrint ? `[${ref(await outputIntent(file))}]` : undefined,
      Lang: textString('en-US'),
      ViewerPreferences: '<</DisplayDocTitle true>>',
    }),
  );
  signal?.throwIfAborted();
  onStep?.(1, 'Writing the PDF');
  return file.build({ Root: catalog, Info: file.add(infoDictionary(facts, isPrint)), id });
}

/** A page's boxes in points, y up, and its artwork clipped to the bleed. */
function pageContent(page: Page, shared: Shared, margin: number) {
  const width = page.width * POINTS_PER_PX;
  const height = page.height * POINTS_PER_PX;
  const bleedWidth = page.bleed * POINTS_PER_PX;
  const bleed = [margin, margin, margin + width, margin + height] as const;
  const trim = {
    left: bleed[0] + bleedWidth,
    bottom: bleed[1] + bleedWidth,
    right: bleed[2] - bleedWidth,
    top: bleed[3] - bleedWidth,
  };
  const area = { x: 0, y: 0, width: page.width, height: page.height };
  const content = new Content(shared, area);
  const toPage: Matrix = [POINTS_PER_PX, 0, 0, -POINTS_PER_PX, margin, margin + height];
  content.draw(
    [{ kind: 'group', matrix: toPage, items: [{ kind: 'group', clip: rectPath(area), items: page.items }] }],
    inverse(toPage),
  );
  return {
    content,
    boxes: { media: [0, 0, width + 2 * margin, height + 2 * margin], bleed, trim, bleedWidth },
  };
}

/** So that the artwork's own coordinates, not the sheet's, are what groups measure their bounds in. */
const inverse = ([a, , , d, e, f]: Matrix): Matrix => [1 / a, 0, 0, 1 / d, -e / a, -f / d];

export const weightsOf = (items: Item[]): number[] =>
  items.flatMap((item) =>
    item.kind === 'group' ? weightsOf(item.items) : item.kind === 'text' ? [item.weight] : [],
  );
