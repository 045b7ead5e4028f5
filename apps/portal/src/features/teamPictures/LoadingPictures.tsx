import { Skeleton } from '@daybreak/ui';
import * as styles from './TeamPicturesPage.css.ts';

/** The placeholder for photographs. */
export const LoadingPictures = () => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={280} />
    ))}
  </div>
);
