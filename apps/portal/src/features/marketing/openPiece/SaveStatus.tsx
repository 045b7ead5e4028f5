import type { KeptState as State } from '@daybreak/designers/library';
import { Button, Tooltip, VisuallyHidden } from '@daybreak/ui';
import { CloudCheck, CloudOff, CloudUpload, Laptop, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Retry } from '../../../shared/requests/Retry.tsx';
import { useOptional } from '../../../shared/requests/useOptional.ts';
import { saveStatus } from './messages.ts';
import * as styles from './PieceBar.css.ts';

const statuses = {
  browser: { words: saveStatus.here, Icon: Laptop, hint: saveStatus.onlyHere },
  saving: { words: saveStatus.saving, Icon: CloudUpload, hint: undefined },
  saved: { words: saveStatus.saved, Icon: CloudCheck, hint: undefined },
  waiting: { words: saveStatus.here, Icon: CloudOff, hint: saveStatus.waiting },
};

/** A draft's save status, in the specified words. Screen readers hear only about trouble and its end. */
export function SaveStatus({ state }: { state: State }) {
  const announced = useAnnounced(state);
  const [isPersistent = true] = useOptional(
    state.is === 'browser' ? isStoragePersistent : undefined,
    "The browser doesn't say how long it keeps drafts.",
  );
  const status = <VisuallyHidden role="status">{announced}</VisuallyHidden>;
  if (state.is === 'notSaved') return status;
  const { words, Icon, hint } = statuses[state.is];
  const more = hint === saveStatus.onlyHere && !isPersistent ? saveStatus.notForGood : hint;
  const line = (
    // Focusable, so that screen readers read the explanation.
    <span
      className={styles.state}
      {...(more ? { tabIndex: 0, role: 'note', 'aria-label': `${words}. ${more}` } : {})}
    >
      <Icon className={styles.stateIcon} size={16} />
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

/** Returns whether the browser has promised to keep stored data. */
const isStoragePersistent = async () => navigator.storage?.persisted?.();

/** Returns the text to announce: failures to save, and recovering from them. */
function useAnnounced(state: State): string {
  const troubled = useRef(false);
  const [words, setAnnouncement] = useState('');
  const { is } = state;
  useEffect(() => {
    if (is === 'waiting') setAnnouncement(`${saveStatus.here}. ${saveStatus.waiting}`);
    else if (is === 'saved' && troubled.current) setAnnouncement(saveStatus.savedAgain);
    if (is === 'waiting' || is === 'notSaved') troubled.current = true;
    else if (is === 'saved' || is === 'browser') troubled.current = false;
  }, [is]);
  return is === 'notSaved' ? '' : words;
}

interface SaveProblemProps {
  reason: string;
  onAgain: () => void;
  /** Saves a copy of the draft as the user's own piece. */
  onCopy: () => void;
}

/** Says that a draft isn't saved, why, and what the user can do. Nothing typed is lost. */
export const SaveProblem = ({ reason, onAgain, onCopy }: SaveProblemProps) => (
  <div className={styles.trouble} role="alert">
    <span className={styles.saveProblemText}>
      <TriangleAlert className={styles.stateIcon} size={16} />
      <span>{saveStatus.notSaved(reason)}</span>
    </span>
    <Retry onRetry={onAgain} />
    <Button size="small" onClick={onCopy}>
      {saveStatus.copy}
    </Button>
  </div>
);
