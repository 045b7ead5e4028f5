import type { ReactNode } from 'react';
import { line, name } from '../../../../shared/pieces/PieceCard.css.ts';
import { PieceThumbnail, type ThumbnailDraft } from '../../../../shared/pieces/PieceThumbnail.tsx';
import * as styles from './ContinueCard.css.ts';

interface WorkTileProps {
  designer: string;
  read: () => Promise<ThumbnailDraft | undefined>;
  details: string;
  /** The control to press. Its target is the whole tile. */
  children: ReactNode;
}

/** A piece or draft to continue. */
export const WorkTile = ({ designer, read, details, children }: WorkTileProps) => (
  <li>
    <article className={styles.tile}>
      <div className={styles.picture}>
        <div className={styles.scaled}>
          <PieceThumbnail designer={designer} read={read} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={name}>{children}</h3>
        <div className={line}>{details}</div>
      </div>
    </article>
  </li>
);
