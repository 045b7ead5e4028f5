import { defaultLanguage } from '../../editor/artwork/text/languages.ts';
import type { HeadedPoint } from '../../editor/artwork/text/point.ts';
import { figureIn } from '../../editor/layouts/figure.ts';
import * as styles from '../../editor/layouts/frame/parts.css.ts';
import { type MarkProps, pointsOf, ruled } from '../../editor/layouts/List.tsx';
import type { Layout } from '../../editor/layouts/layout.ts';
import { datumOf } from './data.ts';
import { diagramNames } from './diagramNames.ts';
import { amountWidth, partsOf } from './diagrams/Amount.tsx';
import { unit as amountUnit } from './diagrams/diagrams.css.ts';

const most = 5;
/** Width of the numeral column, and size of the largest numeral, in units. */
const column = 34;
const largest = { few: 22, more: 14 };
const few = 2;

/** A point's number and the words next to it: the whole sentence if the number is inside it. */
function figureOfPoint({ head, text }: HeadedPoint): { number: string; words: HeadedPoint } | undefined {
  const line = head ? `${head}: ${text}` : text;
  const { value, typedNumber, label, note, counts } = datumOf(line, defaultLanguage);
  if (value !== undefined && label && !counts)
    return { number: typedNumber, words: note ? { head: label, text: note } : { head: '', text: label } };
  const [inHead, inText] = [figureIn(head), figureIn(text)];
  const figure = inHead ?? inText;
  if (!figure) return undefined;
  const withoutNumber = (words: string) => words.replace(/^[$€£]?[\d.,]+(?:\s?[–-]\s?\d+)?\s?[%‰]?\s*/u, '');
  if (inHead?.at === 0) return { number: figure.number, words: { head: withoutNumber(head), text } };
  return {
    number: figure.number,
    words: !head && inText?.at === 0 ? { head, text: withoutNumber(text) } : { head, text },
  };
}

const Figure = ({ frame: { u }, point, rowHeight, count }: MarkProps) => {
  const { number = '' } = figureOfPoint(point) ?? {};
  const [digits, unit] = partsOf({ typedNumber: number });
  // Limits narrow numbers to the height of two digits, so that a column looks even.
  const size = Math.min(
    count > few ? largest.more : largest.few,
    0.8 * rowHeight,
    column / Math.max(1.32, amountWidth([{ typedNumber: number }])),
  );
  return (
    <div
      className={styles.numeral}
      style={{ flexShrink: 0, inlineSize: column * u, fontSize: size * u }}
      dir="ltr"
    >
      <span>{digits}</span>
      {unit ? <span className={amountUnit}>{unit}</span> : null}
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
      return 'Add two or more points, each with a number.';
    return points.length > most ? `Use up to ${most} points.` : undefined;
  },
  Artwork: ruled(most, Figure, styles.point, (point) => figureOfPoint(point)?.words ?? point),
};
