import type { Elements } from '@daybreak/ui';
import * as bar from './DeckBar.css.ts';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  words: string;
  /** Progress of the described task, from 0 to 1. */
  fraction?: number;
  /** True if something went wrong. */
  problem?: boolean;
  dismiss: string;
  icon: Elements;
  onDismiss: () => void;
}

/** A few words above the bar. A screen reader announces them when they change, but not the progress. */
export const Notice = ({ words, fraction, problem = false, dismiss, icon, onDismiss }: NoticeProps) => (
  <div className={styles.notice}>
    <p role={problem ? 'alert' : undefined}>{words}</p>
    {fraction === undefined ? null : (
      <progress className={styles.progress} aria-label={words} value={fraction} />
    )}
    <button type="button" className={bar.control} onClick={onDismiss}>
      {icon}
      <span>{dismiss}</span>
    </button>
  </div>
);
