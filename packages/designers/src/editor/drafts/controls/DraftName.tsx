import { ChevronDown } from 'lucide-react';
import * as styles from './DraftBar.css.ts';

/** The label of the drafts button. */
export const DraftName = ({ name }: { name: string }) => (
  <>
    <span className={styles.name}>{name}</span>
    <ChevronDown size={16} aria-hidden="true" />
  </>
);
