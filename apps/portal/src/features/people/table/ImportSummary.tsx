import { Checkbox } from '@daybreak/ui';
import type { RowVerdict } from '../../../backend/interfaces/People.ts';
import { ImportRows } from './ImportRows.tsx';
import { dialog as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import type { ImportPreview } from './useImportPreview.ts';

type VerdictCounts = Record<RowVerdict['verdict'], number>;

export const countVerdicts = (rows: readonly RowVerdict[]): VerdictCounts => {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
};

/** Returns why nothing can be imported; undefined if it can. */
export function importObstacle({ result: { rows, failure } }: ImportPreview): string | undefined {
  const { added, changed, refused } = countVerdicts(rows);
  if (refused > 0) return messages.refusedFirst;
  return added + changed === 0 ? messages.nothing : (failure ?? undefined);
}

interface ImportSummaryProps {
  preview: ImportPreview;
  counts: VerdictCounts;
  /** Whether refused rows are left out. */
  leavesOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
  /** Whether the people who are added get invitations. */
  invites: boolean;
  onInvites: (invites: boolean) => void;
}

/** What an import would change, with its options and rows. */
export const ImportSummary = ({
  preview,
  counts,
  leavesOut,
  onLeaveOut,
  invites,
  onInvites,
}: ImportSummaryProps) => (
  <>
    <p role="status" className={styles.strong}>
      {messages.counts(counts)}
    </p>
    {counts.refused > 0 || leavesOut ? (
      <Checkbox label={messages.leaveOut} checked={leavesOut} onCheckedChange={onLeaveOut} />
    ) : null}
    {counts.added > 0 ? (
      <Checkbox
        label={messages.invite(counts.added)}
        hint={messages.inviteHint}
        checked={invites}
        onCheckedChange={onInvites}
      />
    ) : null}
    <ImportRows {...preview} />
  </>
);
