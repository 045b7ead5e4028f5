import { useState } from 'react';
import * as bar from '../viewer/DeckBar.css.ts';
import * as styles from './DeckGone.css.ts';

/** Says that the slides' window is closed, and offers to reopen it. */
export function DeckGone({ onOpen }: { onOpen: () => boolean }) {
  const [blocked, setBlocked] = useState(false);
  return (
    <div className={styles.notice}>
      <p role="alert">
        {blocked
          ? 'Your browser blocked the deck window. Allow pop-ups for this page, then choose “Open the deck” again.'
          : 'The deck window is closed.'}
      </p>
      <button type="button" className={`${bar.control} ${styles.open}`} onClick={() => setBlocked(!onOpen())}>
        Open the deck
      </button>
    </div>
  );
}
