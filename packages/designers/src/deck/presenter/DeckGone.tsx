import { useState } from 'react';
import { presenterWords } from '../messages.ts';
import * as bar from '../viewer/DeckBar.css.ts';
import * as styles from './DeckGone.css.ts';

/** Says that the slides' window is closed, and offers to reopen it. */
export function DeckGone({ onOpen }: { onOpen: () => boolean }) {
  const [blocked, setBlocked] = useState(false);
  return (
    <div className={styles.notice}>
      <p role="alert">{blocked ? presenterWords.deckBlocked : presenterWords.deckGone}</p>
      <button type="button" className={`${bar.control} ${styles.open}`} onClick={() => setBlocked(!onOpen())}>
        {presenterWords.openDeck}
      </button>
    </div>
  );
}
