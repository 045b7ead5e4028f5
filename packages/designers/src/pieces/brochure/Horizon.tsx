import * as parts from '../../artwork/artwork.css.ts';
import { rowsOf } from '../../artwork/rows.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { bandTop, horizon } from './coverLayout.ts';
import * as styles from './panels.css.ts';
import type { SheetLayout, Stretch } from './sheetLayout.ts';

interface HorizonProps {
  theme: BrochureDraft['theme'];
  layout: SheetLayout;
  stretch: Stretch;
}

/** The rows below the horizon and the band that they end in, along a stretch of the sheet. */
export function Horizon({ theme, layout: { trim, bleed }, stretch }: HorizonProps) {
  const box = { insetInlineStart: stretch.start, inlineSize: stretch.width };
  const start = bleed + horizon * trim.height;
  const end = bleed + bandTop * trim.height;
  return (
    <>
      {rowsOf(4, end - start).map(({ offset, thickness }) => (
        <div
          key={offset}
          className={parts.box}
          style={{ ...box, insetBlockStart: start + offset, blockSize: thickness }}
        >
          <div className={styles.row} />
        </div>
      ))}
      <div className={`${styles.band} ${styles.tone[theme]}`} style={{ ...box, insetBlockStart: end }} />
    </>
  );
}
