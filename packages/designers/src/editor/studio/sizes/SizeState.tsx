import type { PreflightFinding } from '@daybreak/print/preflight';
import { CircleCheck } from 'lucide-react';
import { FindingList } from '../../download/Findings.tsx';
import * as styles from './AllSizes.css.ts';

interface SizeStateProps {
  /** Undefined until it's been checked. */
  findings: readonly PreflightFinding[] | undefined;
  /** The labels of texts that don't fit, which is known right away. */
  tooLong: string;
}

/** The state of a size. Errors and severe findings are open; warnings are one press away. */
export function SizeState({ findings, tooLong }: SizeStateProps) {
  if (findings === undefined)
    return tooLong ? (
      <span className={styles.problem}>{`Too long here: ${tooLong}`}</span>
    ) : (
      <span className={styles.status}>Not checked yet</span>
    );
  return findings.length > 0 ? (
    <details className={styles.findings} open={findings.some(({ level }) => level !== 'warning')}>
      <summary className={styles.summary}>{`${findings.length} to check`}</summary>
      <FindingList findings={findings} />
    </details>
  ) : (
    <span className={styles.status}>
      <CircleCheck size={16} aria-hidden="true" />
      <span>{' Looks good'}</span>
    </span>
  );
}
