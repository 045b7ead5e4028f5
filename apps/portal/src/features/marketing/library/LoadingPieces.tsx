import { Skeleton } from '@daybreak/ui';
import { drawnWithin } from '../../../shared/pieces/PieceThumbnail.css.ts';
import * as styles from './PiecesPage.css.ts';

/** Placeholders for pieces that are loading. */
export const LoadingPieces = ({ count = 12 }: { count?: number }) => (
  <div className={styles.loading} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.skeleton}>
        <div className={styles.skeletonPicture} style={{ blockSize: drawnWithin.height + 32 }} />
        <div className={styles.skeletonText}>
          <Skeleton width="70%" height={16} />
          <Skeleton width="50%" height={12} />
          <Skeleton width="30%" height={12} />
        </div>
      </div>
    ))}
  </div>
);
