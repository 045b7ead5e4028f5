import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

/**
 * Fits a slide into the available space. Slides measure in stage pixels: see `stage.ts`. Their words have a fixed
 * width: browsers that translate find them in `reading`.
 */
export const Stage = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.stage}>
      <div className={styles.canvas} translate="no">
        {children}
      </div>
    </div>
  </div>
);
