import { Sentence } from '@daybreak/ui';
import { TriangleAlert } from 'lucide-react';
import type { RecordedFinding } from '../../backend/interfaces/Approvals.ts';
import * as styles from './FindingList.css.ts';

const words = { error: 'Error:', severe: 'Serious:', warning: 'Warning:' } satisfies Record<
  RecordedFinding['level'],
  string
>;

/** A list of a piece's preflight findings, each with its severity. */
export const FindingList = ({ findings }: { findings: readonly RecordedFinding[] }) => (
  <ul className={styles.list}>
    {findings.map(({ level, says }) => (
      <li key={says} className={styles.finding}>
        <TriangleAlert size={18} aria-label={words[level]} className={styles.mark[level]} />
        <span>
          <Sentence>{says}</Sentence>
        </span>
      </li>
    ))}
  </ul>
);
