import { IconButton, VisuallyHidden } from '@daybreak/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { HistoryControl } from './useDraft.ts';
import * as styles from './Workbench.css.ts';

/** One step back and one on: each button names its step, and what a press did is said. Remembered, so that a letter of the same step draws nothing here. */
export const HistoryButtons = memo(({ undo, redo, undoes, redoes }: HistoryControl) => {
  const [said, setSaid] = useState('');
  const press = (act: () => void, words: string) => () => {
    act();
    setSaid(words);
  };
  return (
    <div className={styles.history}>
      <IconButton
        label={undoes ? `Undo: ${undoes}` : 'Undo'}
        icon={<Undo2 size={18} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!undoes}
        onClick={press(undo, `Undone: ${undoes}`)}
      />
      <IconButton
        label={redoes ? `Redo: ${redoes}` : 'Redo'}
        icon={<Redo2 size={18} aria-hidden="true" />}
        aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
        disabled={!redoes}
        onClick={press(redo, `Done again: ${redoes}`)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
});
