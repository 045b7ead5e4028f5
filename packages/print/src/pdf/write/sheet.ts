import { pointsPerPx } from '../../units.ts';
import type { Matrix, Page } from '../displayList.ts';
import { rectPath } from '../geometry.ts';
import { Content, type SharedResources } from './content.ts';
import type { MarkedStream } from './structureTree.ts';

/** Edges in points, y up. */
interface Edges {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A page of the file: its content, and where it's cut and folded. */
export interface Sheet {
  content: Content;
  /** The matrix from the artwork's coordinates to the paper's. */
  toPage: Matrix;
  media: Edges;
  bleed: Edges;
  trim: Edges;
  bleedWidth: number;
  /** Positions of the folds, from the left edge of the paper. */
  folds: readonly number[];
}

/**
 * Puts one page of the display list on its own paper.
 *
 * @param marks records which content belongs to which structure element
 * @param margin paper around the artwork, in points
 * @param keepsBleed false cuts the artwork to its trim
 */
export function sheetOf(
  page: Page,
  shared: SharedResources,
  marks: MarkedStream,
  margin: number,
  keepsBleed: boolean,
): Sheet {
  const cut = keepsBleed ? 0 : page.bleed;
  const area = { x: cut, y: cut, width: page.width - 2 * cut, height: page.height - 2 * cut };
  const bleedWidth = (page.bleed - cut) * pointsPerPx;
  const media = {
    left: 0,
    bottom: 0,
    right: area.width * pointsPerPx + 2 * margin,
    top: area.height * pointsPerPx + 2 * margin,
  };
  const trim = inset(media, margin + bleedWidth);
  const content = new Content(shared, area, marks);
  const toPage: Matrix = [
    pointsPerPx,
    0,
    0,
    -pointsPerPx,
    margin - area.x * pointsPerPx,
    media.top - margin + area.y * pointsPerPx,
  ];
  content.draw(
    [{ kind: 'group', matrix: toPage, items: [{ kind: 'group', clip: rectPath(area), items: page.items }] }],
    inverse(toPage),
  );
  const folds = page.folds.map((fold) => trim.left + fold * pointsPerPx);
  return { content, toPage, media, bleed: inset(media, margin), trim, bleedWidth, folds };
}

const inset = ({ left, bottom, right, top }: Edges, by: number): Edges => ({
  left: left + by,
  bottom: bottom + by,
  right: right - by,
  top: top - by,
});

/** Inverts a matrix, so that groups measure their bounds in the artwork's coordinates, not the sheet's. */
const inverse = ([a, , , d, e, f]: Matrix): Matrix => [1 / a, 0, 0, 1 / d, -e / a, -f / d];
