import * as parts from '../../artwork/artwork.css.ts';
import * as styles from './panels.css.ts';
import type { Stretch } from './sheetLayout.ts';

interface PictureProps {
  url: string;
  stretch: Stretch | undefined;
  /** Pixels from the top of the paper. */
  top: number;
  bottom: number;
}

/** A picture that fills a stretch of the sheet. */
export const Picture = ({ url, stretch, top, bottom }: PictureProps) =>
  stretch ? (
    <div
      className={styles.picture}
      style={{
        insetInlineStart: stretch.start,
        inlineSize: stretch.width,
        insetBlockStart: top,
        blockSize: bottom - top,
      }}
    >
      <img className={parts.photograph} src={url} alt="" />
    </div>
  ) : null;
