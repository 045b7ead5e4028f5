import { CSS_PX_PER_INCH } from '../artworkCopy.ts';
import type { DisplayList, Item, Matrix, Page, Rect } from '../pdf/displayList.ts';
import { boundsOf, intersection, multiply, transformedBounds } from '../pdf/geometry.ts';
import type { SideFacts } from './facts.ts';

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** The photographs on a page of a print PDF, once per placement. Drawings scale without loss. */
export function placedPictures(
  page: Page,
  { pictures }: Pick<DisplayList, 'pictures'>,
): SideFacts['pictures'] {
  const result: SideFacts['pictures'][number][] = [];
  const visit = (items: readonly Item[], matrix: Matrix, window: Rect) => {
    for (const item of items)
      if (item.kind === 'group') {
        const groupMatrix = item.matrix ? multiply(matrix, item.matrix) : matrix;
        const clip = item.clip ? transformedBounds(groupMatrix, boundsOf(item.clip)) : window;
        visit(item.items, groupMatrix, intersection(window, clip));
      } else if (item.kind === 'picture') {
        const picture = pictures[item.picture];
        if (!picture || picture.drawing) continue;
        const { naturalWidth, naturalHeight } = picture.image;
        const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
        const stretch = scale * Math.max(item.width / naturalWidth, item.height / naturalHeight);
        const visible = intersection(window, transformedBounds(matrix, item));
        result.push({
          name: picture.name,
          place: describePosition(visible, page),
          resolution: CSS_PX_PER_INCH / stretch,
        });
      }
  };
  visit(page.items, unmoved, { x: 0, y: 0, width: page.width, height: page.height });
  return result;
}

/** Describes a position: "left", "top right". Empty if it covers most of the side. */
export function describePosition(visible: Rect, page: Pick<Rect, 'width' | 'height'>): string {
  const nameOn = (start: number, length: number, of: number, words: readonly [string, string, string]) => {
    if (length > 0.6 * of) return '';
    const middle = (start + length / 2) / of;
    return middle < 0.4 ? words[0] : middle > 0.6 ? words[2] : words[1];
  };
  const horizontal = nameOn(visible.x, visible.width, page.width, ['left', 'middle', 'right']);
  const vertical = nameOn(visible.y, visible.height, page.height, ['top', '', 'bottom']);
  return [vertical, horizontal].filter(Boolean).join(' ');
}
