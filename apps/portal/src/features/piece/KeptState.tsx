import type { KeptState as State } from '@daybreak/designers/library';
import { Button, Tooltip, VisuallyHidden } from '@daybreak/ui';
import { CloudCheck, CloudOff, CloudUpload, Laptop, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kept } from './messages.ts';
import * as styles from './PieceBar.css.ts';

const shown = {
  browser: { words: kept.here, Icon: Laptop, more: kept.onlyHere },
  saving: { words: kept.saving, Icon: CloudUpload, more: undefined },
  saved: { words: kept.saved, Icon: CloudCheck, more: undefined },
  waiting: { words: kept.here, Icon: CloudOff, more: kept.waiting },
};

/** How a draft is kept, in its stated words. They change where they stand; what is announced is trouble, and its end. */
export function KeptState({ state }: { state: State }) {
  const announced = useAnnounced(state);
  const forGood = useKeptForGood(state.is === 'browser');
  const status = <VisuallyHidden role="status">{announced}</VisuallyHidden>;
  if (state.is === 'notSaved') return status;
  const { words, Icon, more: usual } = shown[state.is];
  const more = usual === kept.onlyHere && !forGood ? kept.notForGood : usual;
  const line = (
    // The words that explain it are read with it, so it can be reached.
    <span
      className={styles.state}
      {...(more ? { tabIndex: 0, role: 'note', 'aria-label': `${words}. ${more}` } : {})}
    >
      <Icon className={styles.stateIcon} size={16} aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
  return (
    <>
      {more ? <Tooltip content={more}>{line}</Tooltip> : line}
      {status}
    </>
  );
}

/** Whether the browser has promised not to throw away by itself what is kept in it. */
function useKeptForGood(matters: boolean): boolean {
  const [forGood, setForGood] = useState(true);
  useEffect(() => {
    let cared = matters;
    navigator.storage?.persisted?.().then(
      (promised) => cared && setForGood(promised),
      (reason) => console.warn('The browser does not say how long it keeps drafts.', reason),
    );
    return () => {
      cared = false;
    };
  }, [matters]);
  return forGood;
}

/** Saving is no news. That it does not work is, and that it works again. */
function useAnnounced(state: State): string {
  const troubled = useRef(false);
  const [words, setWords] = useState('');
  const { is } = state;
  useEffect(() => {
    if (is === 'waiting') setWords(`${kept.here}. ${kept.waiting}`);
    else if (is === 'saved' && troubled.current) setWords(kept.savedAgain);
    if (is === 'waiting' || is === 'notSaved') troubled.current = true;
    else if (is === 'saved' || is === 'browser') troubled.current = false;
  }, [is]);
  return is === 'notSaved' ? '' : words;
}

interface TroubleProps {
  why: string;
  onAgain: () => void;
  /** Makes a piece of one's own of what is here. */
  onCopy: () => void;
}

/** That a draft is not saved, why, and what can be done. What was typed is here. */
export const Trouble = ({ why, onAgain, onCopy }: TroubleProps) => (
  <div className={styles.trouble} role="alert">
    <span className={styles.troubleWords}>
      <TriangleAlert className={styles.stateIcon} size={16} aria-hidden="true" />
      <span>{kept.notSaved(why)}</span>
    </span>
    <Button size="small" onClick={onAgain}>
      {kept.again}
    </Button>
    <Button size="small" onClick={onCopy}>
      {kept.copy}
    </Button>
  </div>
);
