import type { HeadedPoint } from '../../editor/artwork/text/point.ts';
import { figureIn } from '../../editor/layouts/figure.ts';
import * as styles from '../../editor/layouts/frame/parts.css.ts';
import { type MarkProps, pointsOf, ruled } from '../../editor/layouts/List.tsx';
import type { Layout } from '../../editor/layouts/layout.ts';
import { diagramNames } from './diagramNames.ts';

const most = 5;
/** Width of the numeral column, and size of the largest numeral, in units. */
const column = 34;
const largest = 22;
/** Width of a bold digit, as a fraction of its size. */
const digit = 0.66;

const figureOfPoint = ({ head, text }: HeadedPoint) => figureIn(head) ?? figureIn(text);

/** The rest of a point next to its numeral: all of it if the number is inside the sentence. */
function besideFigure({ head, text }: HeadedPoint): HeadedPoint {
  const after = (words: string) => words.replace(/^[$€£]?[\d.,]+(?:\s?[–-]\s?\d+)?\s?[%‰]?\s*/u, '');
  if (figureIn(head)?.at === 0) return { head: after(head), text };
  return !head && figureIn(text)?.at === 0 ? { head, text: after(text) } : { head, text };
}

const Figure = ({ frame: { u }, point, room }: MarkProps) => {
  const { number = '' } = figureOfPoint(point) ?? {};
  const size = Math.min(largest, 0.8 * room, column / (digit * Math.max(2, number.length)));
  return (
    <div
      className={styles.numeral}
      style={{ flexShrink: 0, inlineSize: column * u, fontSize: size * u }}
      dir="ltr"
    >
      {number}
    </div>
  );
};

/** Each point with its number, in a column of numerals. */
export const figures: Layout<'figures'> = {
  ...diagramNames.figures,
  notOn: ['strip'],
  lacks: (content) => {
    const points = pointsOf(content);
    if (points.length < 2 || !points.every(figureOfPoint))
      return 'It shows two points or more, each with a number.';
    return points.length > most ? `It has room for ${most} points.` : undefined;
  },
  Artwork: ruled(most, Figure, styles.point, besideFigure),
};
