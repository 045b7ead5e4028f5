import { ExportError } from '../../types.ts';
import type { Matrix, Page } from '../displayList.ts';
import { rectPath } from '../geometry.ts';
import { Content, type Shared } from './content.ts';
import { drawLines, type Line } from './marks.ts';
import { nums } from './objects.ts';
import { POINTS_PER_PX, type Sheet } from './sheet.ts';

/** Letter paper with two columns of five cards of 3.5 × 2 in, edge to edge; in points. */
const PAPER = { width: 612, height: 792 };
const CARD = { width: 252, height: 144 };
const COLUMNS = 2;
const ROWS = 5;
const LEFT = (PAPER.width - COLUMNS * CARD.width) / 2;
const BOTTOM = (PAPER.height - ROWS * CARD.height) / 2;

/** Shorter than a press's marks, because an office printer leaves the edge of the paper white. */
const LENGTH = 9;
const DISTANCE = 4.5;

/**
 * Ten times the same card on one sheet, each cut to its trim; only the outer cards reach through the bleed. Upright cards
 * lie on their side, the back the other way round than the front, so that a sheet turned over its long edge fits.
 *
 * @throws {ExportError} when the piece is not as large as a card.
 */
export function tenUpSheet(page: Page, shared: Shared, isBack: boolean): Sheet {
  const width = (page.width - 2 * page.bleed) * POINTS_PER_PX;
  const height = (page.height - 2 * page.bleed) * POINTS_PER_PX;
  const isUpright = height > width;
  if (
    Math.abs(Math.max(width, height) - CARD.width) > 0.5 ||
    Math.abs(Math.min(width, height) - CARD.height) > 0.5
  )
    throw new ExportError(
      'Ten pieces fit on a Letter sheet only when each is 3.5 × 2 in. Download single pages instead.',
    );

  const paper = { x: 0, y: 0, ...PAPER };
  const content = new Content(shared, paper);
  const card = cardForm(page, shared);
  const bleed = page.bleed * POINTS_PER_PX;
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const left = LEFT + column * CARD.width;
      const bottom = BOTTOM + row * CARD.height;
      const x1 = left - (column === 0 ? bleed : 0);
      const x2 = left + CARD.width + (column === COLUMNS - 1 ? bleed : 0);
      const y1 = bottom - (row === 0 ? bleed : 0);
      const y2 = bottom + CARD.height + (row === ROWS - 1 ? bleed : 0);
      const matrix = isUpright
        ? lyingAt(left, bottom, page.bleed, isBack)
        : standingAt(left, bottom, page.bleed);
      content.write(
        'q',
        `${nums([x1, y1, x2 - x1, y2 - y1])} re W n`,
        `${nums(matrix)} cm ${content.name('XObject', card)} Do`,
        'Q',
      );
    }
  const edges = { left: 0, bottom: 0, right: PAPER.width, top: PAPER.height };
  return { content, media: edges, bleed: edges, trim: edges, bleedWidth: bleed, folds: [] };
}

/** Where the paper is cut, marked in its margins. */
export function drawCuts({ content, bleedWidth }: Sheet, all: number): void {
  const near = bleedWidth + DISTANCE;
  const far = near + LENGTH;
  const right = PAPER.width - LEFT;
  const top = PAPER.height - BOTTOM;
  const columns = Array.from({ length: COLUMNS + 1 }, (_, index) => LEFT + index * CARD.width);
  const rows = Array.from({ length: ROWS + 1 }, (_, index) => BOTTOM + index * CARD.height);
  drawLines(content, all, [
    ...columns.flatMap((x): Line[] => [
      [x, top + near, x, top + far],
      [x, BOTTOM - near, x, BOTTOM - far],
    ]),
    ...rows.flatMap((y): Line[] => [
      [LEFT - near, y, LEFT - far, y],
      [right + near, y, right + far, y],
    ]),
  ]);
}

/** Where the slug line of a sheet of cards stands. */
export const SLUG_PLACE = { left: LEFT + 4.5, baseline: BOTTOM - 17, room: CARD.width - 9 };

/** The artwork with its bleed, in CSS px with y down, to be placed many times. */
function cardForm({ width, height, items }: Page, shared: Shared): number {
  const area = { x: 0, y: 0, width, height };
  const content = new Content(shared, area);
  content.draw([{ kind: 'group', clip: rectPath(area), items }], [1, 0, 0, 1, 0, 0]);
  return shared.file.add({
    entries: {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: `[${nums([0, 0, width, height])}]`,
      Resources: content.resources,
    },
    bytes: content.bytes,
  });
}

const s = POINTS_PER_PX;

const standingAt = (left: number, bottom: number, bleed: number): Matrix => [
  s,
  0,
  0,
  -s,
  left - bleed * s,
  bottom + CARD.height + bleed * s,
];

/** The front's top edge is on the left, the back's on the right. */
const lyingAt = (left: number, bottom: number, bleed: number, isBack: boolean): Matrix =>
  isBack
    ? [0, -s, -s, 0, left + CARD.width + bleed * s, bottom + CARD.height + bleed * s]
    : [0, s, s, 0, left - bleed * s, bottom - bleed * s];
