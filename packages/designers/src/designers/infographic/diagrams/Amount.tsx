import type { CSSProperties } from 'react';
import { noBreak, typeset } from '../../../editor/artwork/text/typeset.tsx';
import type { Datum } from '../data.ts';
import * as styles from './diagrams.css.ts';

/** Widths of bold letters, as a fraction of their size. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:'’]/u, 0.3],
  [/[%‰—M@]/u, 0.92],
  [/[fijlrt()]/u, 0.42],
  [/[\p{Ll}\p{Nd}$€£+]/u, 0.64],
];
const widest = 0.8;
/** The size of a unit that's a word, as a fraction of the number's size. */
const unitSize = 0.6;

/** A number and, if it's a word, its unit. */
export function partsOf({ typedNumber }: Pick<Datum, 'typedNumber'>): [number: string, unit: string] {
  const [unit = ''] = /\s*(?<=[\d\s])\p{L}[\p{L}\p{M}²³/]+$/u.exec(typedNumber) ?? [];
  return [typedNumber.slice(0, typedNumber.length - unit.length), unit];
}

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (widths.find(([some]) => some.test(letter))?.[1] ?? widest), 0);

/** Estimated width of the widest of several amounts, as a multiple of its size. */
export const amountWidth = (data: readonly Pick<Datum, 'typedNumber'>[]) =>
  Math.max(
    ...data.map((datum) => {
      const [number, unit] = partsOf(datum);
      return widthOf(number) + unitSize * widthOf(unit);
    }),
  );

interface AmountProps {
  datum: Datum;
  className?: string;
  style?: CSSProperties;
  floor?: number;
}

/** A number, with a smaller unit if it's a word. */
export function Amount({ datum, className = '', style, floor = 0.45 }: AmountProps) {
  const [number, unit] = partsOf(datum);
  return (
    <div
      className={`${styles.amount} ${className}`}
      style={style}
      dir="auto"
      data-fit="points"
      data-fit-floor={floor}
    >
      {unit ? (
        <>
          <span>{noBreak(number)}</span>
          <span className={styles.unit}>{unit}</span>
        </>
      ) : (
        typeset(number)
      )}
    </div>
  );
}
