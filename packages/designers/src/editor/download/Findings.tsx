import { MissingFileError } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { asSentence, Skeleton } from '@daybreak/ui';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import * as styles from './download.css.ts';

interface FindingsProps {
  /** Undefined while the piece is being checked. */
  findings: readonly PreflightFinding[] | undefined;
  /** The message to show if nothing was found. */
  inOrder?: string;
}

/** The finding for a piece that couldn't be checked. */
export const preflightFailed = (error: Error): PreflightFinding => ({
  level: 'warning',
  says: error instanceof MissingFileError ? error.message : `Couldn't check the piece. ${error.message}`,
});

const Mark = ({ level }: Pick<PreflightFinding, 'level'>) => {
  if (level === 'error') return <CircleX size={18} aria-label="Error:" className={styles.mark.error} />;
  return level === 'severe' ? (
    <TriangleAlert size={18} aria-label="Serious:" className={styles.mark.error} />
  ) : (
    <TriangleAlert size={18} aria-label="Warning:" className={styles.mark.warning} />
  );
};

/** A list of findings, each with its severity. */
export const FindingList = ({ findings }: { findings: readonly PreflightFinding[] }) => (
  <ul className={styles.list}>
    {findings.map(({ level, says }) => (
      <li key={says} className={styles.finding}>
        <Mark level={level} />
        <span>{asSentence(says)}</span>
      </li>
    ))}
  </ul>
);

/** The findings of preflight. Errors must be fixed before a download; others may stay. */
export function Findings({
  findings,
  inOrder = 'Text, contrast, pictures and edges look good.',
}: FindingsProps) {
  return (
    <section
      className={styles.findings}
      aria-label="Checks"
      aria-busy={findings === undefined}
      aria-live="polite"
    >
      {findings === undefined ? (
        <>
          <span className={styles.finding}>Checking text, contrast, pictures and edges...</span>
          <Skeleton height={12} />
        </>
      ) : null}
      {findings?.length === 0 ? (
        <span className={styles.finding}>
          <CircleCheck size={18} aria-hidden="true" className={styles.mark.good} />
          <span>{inOrder}</span>
        </span>
      ) : null}
      {findings?.length ? <FindingList findings={findings} /> : null}
    </section>
  );
}
