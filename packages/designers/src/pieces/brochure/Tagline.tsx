import { company } from '@daybreak/brand';
import * as parts from '../../artwork/artwork.css.ts';
import * as styles from './panels.css.ts';
import type { Panel } from './panels.ts';
import { inPanel, type SheetLayout } from './sheetLayout.ts';

interface TaglineProps {
  layout: SheetLayout;
  panel: Panel;
  /** Stands on the dark of the theme. */
  onDark?: boolean;
}

const start = 0.15;
/** Where the tagline ends, as a fraction of the height. */
export const taglineEnd = 0.44;

/** What the company stands for, on a panel that has room for it. */
export const Tagline = ({ layout, panel, onDark = false }: TaglineProps) => (
  <div
    className={`${parts.box} ${onDark ? styles.onBand : ''}`}
    style={inPanel(layout, panel, { x: 0.08, y: start, width: 0.84, height: taglineEnd - start })}
  >
    <div
      className={`${parts.fill} ${parts.headline} ${styles.tagline}`}
      dir="ltr"
      data-fit="tagline"
      data-fit-floor="0.3"
    >
      {company.tagline}
    </div>
  </div>
);
