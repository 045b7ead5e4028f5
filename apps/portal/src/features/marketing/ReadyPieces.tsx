import type { ReadyPiece } from '@daybreak/designers';
import { Heading, VisuallyHidden } from '@daybreak/ui';
import { useId } from 'react';
import { readyPictureUrl } from '../../shared/readyPictures/readyPictures.ts';
import { titleOf } from './hubSearch.ts';
import { marketing } from './messages.ts';
import { preloadDesigner } from './preloadDesigner.ts';
import * as styles from './ReadyPieces.css.ts';

const { ready: messages } = marketing;

interface ReadyPiecesProps {
  title: string;
  pieces: readonly ReadyPiece[];
  onBegin: (piece: ReadyPiece) => void;
  /** Whether it's on the first screen, so that its pictures load right away. */
  first?: boolean;
  /** Whether to show all in rows, instead of one row that scrolls. */
  all?: boolean;
}

/** Samples to begin from, with pictures that were drawn ahead. */
export function ReadyPieces({ title, pieces, onBegin, first = false, all = false }: ReadyPiecesProps) {
  const id = useId();
  return (
    <section className={styles.occasion} aria-labelledby={id}>
      <Heading level={all ? 2 : 3} size="md" id={id}>
        {title}
      </Heading>
      <ul className={all ? styles.every : styles.row}>
        {pieces.map((piece) => (
          <li
            key={piece.id}
            className={styles.piece}
            onPointerEnter={() => preloadDesigner(piece.designer)}
            onFocus={() => preloadDesigner(piece.designer)}
          >
            <div className={styles.picture}>
              <img
                src={readyPictureUrl('ready', piece.id)}
                alt=""
                className={styles.image}
                loading={first ? 'eager' : 'lazy'}
                fetchPriority="low"
                decoding="async"
              />
            </div>
            <button type="button" className={styles.button} onClick={() => onBegin(piece)}>
              <span>{piece.title}</span>
              <VisuallyHidden>{messages.of(titleOf(piece.designer))}</VisuallyHidden>
            </button>
            <span className={styles.designer} aria-hidden="true">
              {titleOf(piece.designer)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
