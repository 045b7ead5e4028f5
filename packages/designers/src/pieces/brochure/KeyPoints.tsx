import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { typeset } from '../../artwork/typeset.tsx';
import { CSS_PX_PER_INCH } from '../../export/artworkCopy.ts';
import { inColumns } from './inColumns.ts';
import * as styles from './panels.css.ts';
import type { SheetLayout } from './sheetLayout.ts';

interface KeyPointsProps {
  /** One point per line. */
  content: string;
  layout: SheetLayout;
  /** Where words and pictures meet, as a fraction of the height. */
  meeting: number;
}

/** A point is set at most this large, in inches: 24 pt, to be read in the hand. */
const largest = 1 / 3;

/**
 * The key points, a column on each panel of the spread. One grid that fits as a whole, so that all points have one size;
 * its columns grow with a word that is too wide, so that the fit sees it.
 */
export function KeyPoints({ content, layout, meeting }: KeyPointsProps) {
  const { panels, trim, bleed, unit } = layout;
  const spread = panels.filter(({ role }) => role === 'pictureAbove' || role === 'pictureBelow');
  const points = content
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const width = spread.reduce((sum, panel) => sum + panel.width, 0);
  return (
    <div
      className={`${parts.box} ${styles.points}`}
      style={
        {
          insetInlineStart: bleed + (spread[0]?.x ?? 0),
          insetBlockStart: bleed,
          inlineSize: width,
          blockSize: trim.height,
          gridTemplateColumns: `repeat(${spread.length}, auto)`,
          '--point': `${Math.min(8.6 * unit, largest * CSS_PX_PER_INCH)}px`,
        } as CSSProperties
      }
      data-fit="content"
      data-fit-floor="0.34"
    >
      {inColumns(points, spread.length).map((column, index) => {
        const panel = spread[index];
        const isAbove = panel?.role === 'pictureBelow';
        return (
          <ul
            key={panel?.x}
            className={`${styles.column} ${isAbove ? styles.onBand : ''}`}
            style={{
              inlineSize: panel?.width,
              paddingBlockStart: isAbove ? undefined : `calc(${meeting * trim.height}px + var(--u) * 10)`,
              paddingBlockEnd: isAbove ? `calc(${(1 - meeting) * trim.height}px + var(--u) * 8)` : undefined,
            }}
          >
            {column.map((point, place) => (
              <li key={place} className={styles.point} dir="auto">
                <span className={styles.marker} aria-hidden="true" />
                {typeset(point)}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
