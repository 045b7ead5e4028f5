import { asSentence, Skeleton } from '@daybreak/ui';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { MissingFileError } from '../../export/missingFile.ts';
import type { PreflightFinding } from '../../export/preflight/rules.ts';
import * as styles from './download.css.ts';

interface FindingsProps {
  /** Undefined while the piece is being looked at. */
  findings: readonly PreflightFinding[] | undefined;
  /** What is said when nothing was found. */
  inOrder?: string;
}

/** What is said of a piece that could not be looked at. */
export const unchecked = (error: Error): PreflightFinding => ({
  level: 'warning',
  says:
    error instanceof MissingFileError ? error.message : `The piece could not be checked. ${error.message}`,
});

const Mark = ({ level }: Pick<PreflightFinding, 'level'>) => {
  if (level === 'error') return <CircleX size={18} aria-label="Error:" className={styles.mark.error} />;
  return level === 'severe' ? (
    <TriangleAlert size={18} aria-label="Serious:" className={styles.mark.error} />
  ) : (
    <TriangleAlert size={18} aria-label="Warning:" className={styles.mark.warning} />
  );
};

/** Findings below each other, each with how grave it is. */
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

/** What a look at the piece found. Errors must be mended before a download, warnings may stay. */
export function Findings({
  findings,
  inOrder = 'Text, contrast, pictures and edges are in order.',
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
          <span className={styles.finding}>Looking at text, contrast, pictures and edges …</span>
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
