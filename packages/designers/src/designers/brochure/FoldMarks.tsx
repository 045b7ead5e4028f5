import type { ArtboardSide } from '@daybreak/print';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import * as styles from './FoldMarks.css.ts';

/** Strokes in the outer half of the bleed, where the sheet is folded. They're trimmed off with it. */
export function FoldMarks({ side }: { side: ArtboardSide }) {
  const { trim, bleed } = artboardPixels(side.size);
  return side.folds?.map((fold) => {
    const left = bleed + (fold / side.size.width) * trim.width;
    return (
      <div key={fold}>
        <div className={styles.mark} style={{ left, top: 0, height: bleed / 2 }}>
          <div className={styles.stroke} />
        </div>
        <div className={styles.mark} style={{ left, bottom: 0, height: bleed / 2 }}>
          <div className={styles.stroke} />
        </div>
      </div>
    );
  });
}
