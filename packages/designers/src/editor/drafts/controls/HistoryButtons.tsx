import { IconButton, VisuallyHidden } from '@daybreak/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import * as styles from '../../editor.css.ts';
import type { HistoryControl } from '../useDraft.ts';

/**
 * Undo and redo buttons; each names its step. Steps taken by button or key are announced. Memoized, so a keystroke in
 * the same step redraws nothing here.
 */
export const HistoryButtons = memo(({ undo, redo, undoName, redoName, lastMove }: HistoryControl) => (
  <div className={styles.history}>
    <IconButton
      label={undoName ? `Undo: ${undoName}` : 'Undo'}
      icon={<Undo2 size={18} aria-hidden="true" />}
      aria-keyshortcuts="Control+Z Meta+Z"
      disabled={!undoName}
      onClick={undo}
    />
    <IconButton
      label={redoName ? `Redo: ${redoName}` : 'Redo'}
      icon={<Redo2 size={18} aria-hidden="true" />}
      aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
      disabled={!redoName}
      onClick={redo}
    />
    <Said lastMove={lastMove} />
  </div>
));

/** Announces each step. Two steps with the same name differ by a space, which isn't read aloud. */
function Said({ lastMove }: Pick<HistoryControl, 'lastMove'>) {
  const times = useRef(0);
  const words = useMemo(() => {
    times.current += 1;
    return lastMove ? `${lastMove.description}${times.current % 2 ? '\u00a0' : ''}` : '';
  }, [lastMove]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
