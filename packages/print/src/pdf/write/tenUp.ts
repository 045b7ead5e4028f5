import { ExportError } from '../../types.ts';
import { pointsPerInch, pointsPerMm, pointsPerPx } from '../../units.ts';
import type { Matrix, Page, StructureElement } from '../displayList.ts';
import { rectPath } from '../geometry.ts';
import { Content, type SharedResources } from './content.ts';
import { drawLines, type MarkLine } from './marks.ts';
import { nums } from './objects.ts';
import type { PageStamp } from './pageStamp.ts';
import type { Sheet } from './sheet.ts';
import type { MarkedStream } from './structureTree.ts';

const columnCount = 2;
const rowCount = 5;

/** Paper with two columns of five cards, edge to edge. In points. */
interface Layout {
  paper: { width: number; height: number };
  card: { width: number; height: number };
  left: number;
  bottom: number;
}

const layoutOf = (paper: Layout['paper'], card: Layout['card']): Layout => ({
  paper,
  card,
  left: (paper.width - columnCount * card.width) / 2,
  bottom: (paper.height - rowCount * card.height) / 2,
});

/** The content of a sheet of ten. */
export interface TenUp {
  /** Cards in the front's reading order: as many as there are, up to ten. */
  pages: readonly Page[];
  /** The sheet is printed on the back of the previous one, which is flipped on its long edge, so its columns swap places. */
  isBack: boolean;
}

/** A page of the file with cards on it. */
export interface TenUpSheet extends Omit<Sheet, 'toPage'> {
  cards: Layout;
}

/** Cards of 3.5 × 2 in on Letter paper, and of 85 × 55 mm on A4. */
const layouts = [
  layoutOf(
    { width: 8.5 * pointsPerInch, height: 11 * pointsPerInch },
    { width: 3.5 * pointsPerInch, height: 2 * pointsPerInch },
  ),
  layoutOf(
    { width: 210 * pointsPerMm, height: 297 * pointsPerMm },
    { width: 85 * pointsPerMm, height: 55 * pointsPerMm },
  ),
];

/** Shorter than press marks, because an office printer leaves the edge of the paper white. */
const cutMarkLength = 9;
const cutMarkDistance = 4.5;

/**
 * Puts ten cards on one sheet, each cut to its trim. Only the outer cards extend through the bleed. Portrait cards lie
 * on their side, with the back turned the opposite way from the front, so that a sheet flipped on its long edge lines
 * up.
 *
 * @param forms the cards that are already drawn
 * @throws {ExportError} when the piece isn't card-sized.
 */
export function tenUpSheet(
  { pages, isBack }: TenUp,
  shared: SharedResources,
  marks: MarkedStream,
  forms: Map<Page, number>,
  stamp?: PageStamp,
): TenUpSheet {
  const [page] = pages;
  if (!page) throw new Error('A sheet needs at least one card.');
  const width = (page.width - 2 * page.bleed) * pointsPerPx;
  const height = (page.height - 2 * page.bleed) * pointsPerPx;
  const isUpright = height > width;
  const isNear = (a: number, other: number) => Math.abs(a - other) <= 0.5;
  const layout = layouts.find(
    ({ card }) => isNear(Math.max(width, height), card.width) && isNear(Math.min(width, height), card.height),
  );
  if (!layout)
    throw new ExportError(
      'Ten pieces fit on a sheet only when each is 3.5 × 2 in, on Letter, or 85 × 55 mm, on A4. Download single pages instead.',
    );

  const paper = { x: 0, y: 0, ...layout.paper };
  const content = new Content(shared, paper);
  const bleed = page.bleed * pointsPerPx;
  for (const [place, each] of pages.entries()) {
    const fromLeft = place % columnCount;
    const column = isBack ? columnCount - 1 - fromLeft : fromLeft;
    const row = rowCount - 1 - Math.floor(place / columnCount);
    const card = forms.get(each) ?? cardForm(each, shared);
    forms.set(each, card);
    const left = layout.left + column * layout.card.width;
    const bottom = layout.bottom + row * layout.card.height;
    const x1 = left - (column === 0 ? bleed : 0);
    const x2 = left + layout.card.width + (column === columnCount - 1 ? bleed : 0);
    const y1 = bottom - (row === 0 ? bleed : 0);
    const y2 = bottom + layout.card.height + (row === rowCount - 1 ? bleed : 0);
    const matrix = isUpright
      ? rotatedMatrix(layout, left, bottom, page.bleed, isBack)
      : uprightMatrix(layout, left, bottom, page.bleed);
    content.write(
      marks.open(place),
      'q',
      `${nums([x1, y1, x2 - x1, y2 - y1])} re W n`,
      `${nums(matrix)} cm ${content.name('XObject', card)} Do`,
      'Q',
      'EMC',
    );
    stamp?.writeAcross(content, each, matrix);
  }
  const edges = { left: 0, bottom: 0, right: layout.paper.width, top: layout.paper.height };
  return { content, media: edges, bleed: edges, trim: edges, bleedWidth: bleed, folds: [], cards: layout };
}

/**
 * Returns the structure of a sheet. Each card is one paragraph, because a part of a drawing that's placed ten times
 * can't have ten parents.
 */
export const tenUpStructure = ({ pages }: TenUp): StructureElement[] =>
  pages.flatMap(({ structure }, place) => {
    const words = structure.flatMap(wordsIn).join('\n');
    return words ? [{ type: 'P', words, content: [place] }] : [];
  });

/** Sheets with ten copies of each page. Pages alternate between front and back. */
export const repeatCards = (pages: readonly Page[]): TenUp[] =>
  pages.map((page, index) => ({ pages: Array(columnCount * rowCount).fill(page), isBack: index % 2 === 1 }));

/** Sheets for the pages of many cards with the same number of sides: ten fronts, then their backs. */
export function collateSheets(pages: readonly Page[], sides: number): TenUp[] {
  const group = columnCount * rowCount * sides;
  const sheets: TenUp[] = [];
  for (let start = 0; start < pages.length; start += group)
    for (let side = 0; side < sides; side++)
      sheets.push({
        pages: pages.slice(start, start + group).filter((_, index) => index % sides === side),
        isBack: side === 1,
      });
  return sheets;
}

const wordsIn = ({ alt, words, content }: StructureElement): string[] =>
  alt || words
    ? [alt ?? words ?? '']
    : content.flatMap((each) => (typeof each === 'number' ? [] : wordsIn(each)));

/** Cut marks in the paper's margins. */
export function drawCuts({ content, bleedWidth, cards }: TenUpSheet, registration: number): void {
  const { paper, card, left, bottom } = cards;
  const start = bleedWidth + cutMarkDistance;
  const end = start + cutMarkLength;
  const right = paper.width - left;
  const top = paper.height - bottom;
  const columns = Array.from({ length: columnCount + 1 }, (_, index) => left + index * card.width);
  const rows = Array.from({ length: rowCount + 1 }, (_, index) => bottom + index * card.height);
  drawLines(content, registration, [
    ...columns.flatMap((x): MarkLine[] => [
      [x, top + start, x, top + end],
      [x, bottom - start, x, bottom - end],
    ]),
    ...rows.flatMap((y): MarkLine[] => [
      [left - start, y, left - end, y],
      [right + start, y, right + end, y],
    ]),
  ]);
}

/** Distances of the slug line from the sides and the bottom of a card in the first column, in points. */
const slugOffset = { side: 4.5, below: 17 };

/** Returns the place of the slug line on a sheet of cards. */
export const slugPlaceOf = ({ cards: { left, bottom, card } }: TenUpSheet) => ({
  left: left + slugOffset.side,
  baseline: bottom - slugOffset.below,
  maxWidth: card.width - 2 * slugOffset.side,
});

/** The artwork with its bleed, in CSS px with y down, to be placed many times. */
function cardForm({ width, height, items }: Page, shared: SharedResources): number {
  const area = { x: 0, y: 0, width, height };
  const content = new Content(shared, area);
  content.draw([{ kind: 'group', clip: rectPath(area), items }], [1, 0, 0, 1, 0, 0]);
  return content.asForm(area);
}

const uprightMatrix = ({ card }: Layout, left: number, bottom: number, bleed: number): Matrix => [
  pointsPerPx,
  0,
  0,
  -pointsPerPx,
  left - bleed * pointsPerPx,
  bottom + card.height + bleed * pointsPerPx,
];

/** The front's top edge is on the left, the back's on the right. */
const rotatedMatrix = (
  { card }: Layout,
  left: number,
  bottom: number,
  bleed: number,
  isBack: boolean,
): Matrix =>
  isBack
    ? [
        0,
        -pointsPerPx,
        -pointsPerPx,
        0,
        left + card.width + bleed * pointsPerPx,
        bottom + card.height + bleed * pointsPerPx,
      ]
    : [0, pointsPerPx, pointsPerPx, 0, left - bleed * pointsPerPx, bottom - bleed * pointsPerPx];
