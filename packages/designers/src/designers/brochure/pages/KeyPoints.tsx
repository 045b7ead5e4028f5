import { CSS_PX_PER_INCH } from '@daybreak/print';
import type { CSSProperties, ReactNode } from 'react';
import type { HeadedPoint } from '../../../editor/artwork/text/point.ts';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import * as styles from '../panels.css.ts';
import type { PanelBox, SheetLayout } from '../sheetLayout.ts';

/** The largest size for a few words, and the smallest size, both as fractions of the usual. */
const largest = 1.5;
const smallest = 0.42;

/** A panel unit on a Letter sheet folded in three, in pixels. */
const usualUnit = 3.54;

/** Maximum size of a point of type on this sheet, in pixels. It grows with the sheet, but more slowly. */
const pointSize = ({ unit }: SheetLayout) =>
  largest * (CSS_PX_PER_INCH / 72) * Math.min(1.5, Math.max(0.7, Math.sqrt(unit / usualUnit)));

interface KeyPointsProps {
  /** A list of points, or a `div` around lists. */
  as: 'ul' | 'ol' | 'div';
  layout: SheetLayout;
  panels: readonly PanelBox[];
  /** Start and end, as fractions of the height. */
  top: number;
  bottom: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Holds the key points, one column per panel. The width is fixed, so that the fit notices a word that's too wide. */
export const KeyPoints = ({
  as: Element,
  layout,
  panels,
  top,
  bottom,
  className = '',
  style,
  children,
}: KeyPointsProps) => (
  <Element
    className={`${styles.columns} ${className}`}
    style={
      {
        insetInlineStart: layout.bleed + (panels[0]?.x ?? 0),
        insetBlockStart: layout.bleed + top * layout.trim.height,
        inlineSize: panels.reduce((sum, { width }) => sum + width, 0),
        blockSize: (bottom - top) * layout.trim.height,
        gridTemplateColumns: panels.map(({ width }) => `${width}px`).join(' '),
        '--pt': `${pointSize(layout)}px`,
        ...style,
      } as CSSProperties
    }
    data-fit="content"
    data-fit-floor={smallest / largest}
    data-fit-usual={1 / largest}
  >
    {children}
  </Element>
);

/** As many rows as the fullest panel has points. They share the height, up to `highest`, and grow with their words. */
export const inRows = (count: number, panels: readonly PanelBox[], height: number, highest: number) => {
  const rows = Math.max(1, Math.ceil(count / panels.length));
  return {
    gridTemplateRows: `repeat(${rows}, max-content)`,
    '--row': `${Math.min(highest, height / rows)}px`,
  } as CSSProperties;
};

/** Head and text of a point; one without a head is set larger. */
export const PointWords = ({ head, text }: HeadedPoint) =>
  head ? (
    <>
      <div className={styles.pointHead} data-tag="h2">
        {typeset(head)}
      </div>
      <div className={styles.pointText}>{typeset(text)}</div>
    </>
  ) : (
    <div className={styles.pointAlone}>{typeset(text)}</div>
  );
