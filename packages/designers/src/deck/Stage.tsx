import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

/**
 * Fits a slide into the room that there is. Slides measure themselves in pixels of the stage: see `stage.ts`. Their words are as wide as
 * they are: a browser that translates finds them in `reading`.
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
