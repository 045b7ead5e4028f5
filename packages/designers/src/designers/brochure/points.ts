import { type HeadedPoint, pointOf } from '../../editor/artwork/text/point.ts';
import { figureOf } from '../../editor/layouts/figure.ts';

/** The key points, one per line. */
export const pointsOf = (content: string): HeadedPoint[] =>
  content
    .split('\n')
    .filter((line) => line.trim())
    .map(pointOf);

/** Characters in a line, and the extra that each point takes. */
const line = 34;
const pointExtra = 1.2;

/** The space that a point takes, in lines. */
export const areaOf = ({ head, text }: HeadedPoint): number =>
  pointExtra + Math.ceil((1.4 * head.length) / line) + Math.ceil(text.length / line);

/** A point as a single text, for a panel of its own. Empty without a point. */
export const statementOf = (point?: HeadedPoint): string => point?.text || point?.head || '';

/** The number of a point in a list that was numbered by hand. */
const ordinal = /^\s*\d{1,2}[.)]\s+/;

/** Finds the first point with a number, that number and its unit, and the other points. */
export function numberIn(points: readonly HeadedPoint[]) {
  for (const point of points) {
    const { head, text } = point;
    const figure = figureOf({
      headline: { field: 'content', text: [head, text].filter(Boolean).join(': ').replace(ordinal, '') },
    });
    if (figure) return { ...figure, point, steps: points.filter((other) => other !== point) };
  }
  return undefined;
}

/** Explains why an inside with a numeral can't show the key points, in a sentence for the user. */
export function lacksNumbers(content: string): string | undefined {
  const numberPoint = numberIn(pointsOf(content));
  if (!numberPoint) return 'Add a number to the key points, such as “24 hours.”';
  return numberPoint.steps.length < 2
    ? 'Add at least two key points to show as steps next to the number.'
    : undefined;
}
